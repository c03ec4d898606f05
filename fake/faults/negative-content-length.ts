import type { ReplyFault } from '../fault.ts'
import { announce } from './announce.ts'

/** Announces less than nothing. */
export const negativeContentLength: ReplyFault = {
  id: 'negative-content-length',
  says: 'Announces a Content-Length of -1.',
  at: 'reply',
  edit: reply => announce(reply, -1),
}
