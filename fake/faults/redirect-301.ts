import type { ReplyFault } from '../fault.ts'
import { redirect } from './redirection.ts'

/** Has moved for good. */
export const redirect301: ReplyFault = {
  id: 'redirect-301',
  says: 'Answers 301 without a body; the Location is the same path with the query redirected.',
  at: 'reply',
  edit: reply => redirect(reply, 301),
}
