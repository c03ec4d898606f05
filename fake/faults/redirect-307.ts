import type { ReplyFault } from '../fault.ts'
import { redirect } from './redirection.ts'

/** Has moved for now, method and body kept. */
export const redirect307: ReplyFault = {
  id: 'redirect-307',
  says: 'Answers 307 without a body; the Location is the same path with the query redirected.',
  at: 'reply',
  edit: reply => redirect(reply, 307),
}
