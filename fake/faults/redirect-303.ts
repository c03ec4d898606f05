import type { ReplyFault } from '../fault.ts'
import { redirect } from './redirection.ts'

/** Points elsewhere for the result. */
export const redirect303: ReplyFault = {
  id: 'redirect-303',
  says: 'Answers 303 without a body; the Location is the same path with the query redirected.',
  at: 'reply',
  edit: reply => redirect(reply, 303),
}
