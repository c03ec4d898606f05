import type { ReplyFault } from '../fault.ts'

/** Says gzip and sends none. */
export const lyingGzip: ReplyFault = {
  id: 'lying-gzip',
  says: 'Says that the body is compressed with gzip and sends it as it is.',
  at: 'reply',
  edit: reply => ({ ...reply, headers: { ...reply.headers, 'content-encoding': 'gzip' } }),
}
