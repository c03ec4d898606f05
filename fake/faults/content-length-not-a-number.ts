import type { ReplyFault } from '../fault.ts'
import { announce } from './announce.ts'

/** Announces a length that is no number. */
export const contentLengthNotANumber: ReplyFault = {
  id: 'content-length-not-a-number',
  says: 'Announces a Content-Length that is letters.',
  at: 'reply',
  edit: reply => announce(reply, 'many'),
}
