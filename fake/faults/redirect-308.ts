import type { ReplyFault } from '../fault.ts'
import { redirect } from './redirection.ts'

/** Has moved for good, method and body kept. */
export const redirect308: ReplyFault = {
  id: 'redirect-308',
  says: 'Answers 308 without a body; the Location is the same path with the query redirected.',
  at: 'reply',
  edit: reply => redirect(reply, 308),
}
