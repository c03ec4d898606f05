import type { ReplyFault } from '../fault.ts'

const MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Begins with a byte order mark. */
export const byteOrderMark: ReplyFault = {
  id: 'byte-order-mark',
  says: 'Begins the body with the byte order mark of UTF-8 (EF BB BF).',
  at: 'reply',
  edit: reply => ({ ...reply, body: Buffer.concat([MARK, reply.body]) }),
}
