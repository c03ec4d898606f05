import type { ReplyFault } from '../fault.ts'
import { redirect } from './redirection.ts'

/** Is found elsewhere. */
export const redirect302: ReplyFault = {
  id: 'redirect-302',
  says: 'Answers 302 without a body; the Location is the same path with the query redirected.',
  at: 'reply',
  edit: reply => redirect(reply, 302),
}
