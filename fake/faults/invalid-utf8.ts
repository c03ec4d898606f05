import type { ReplyFault } from '../fault.ts'
import { withByteInText } from './json-text.ts'

/** Sends text that is none. */
export const invalidUtf8: ReplyFault = {
  id: 'invalid-utf8',
  says: 'Puts the byte FF, which is never UTF-8, at the start of the first text in the body.',
  at: 'reply',
  edit: reply => ({ ...reply, body: withByteInText(reply.body, 0xff) }),
}
