import type { Mutant } from '../../../mutant.ts'
import { letIn } from '../token.ts'

/** Compares the token with the beginning of the right one, and nothing is a beginning. */
export const authEmptyAccepted: Mutant = {
  id: 'auth-empty-accepted',
  breaks: 'AUTH-REFUSED',
  says: 'Answers a request with Bearer and no token.',
  reply: letIn(({ headers }) => /^bearer *$/i.test(headers['authorization'] ?? '')),
}
