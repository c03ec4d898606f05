import type { Mutant } from '../../../mutant.ts'
import { letIn } from '../token.ts'

/** Checks the token only where there is one. */
export const authOptional: Mutant = {
  id: 'auth-optional',
  breaks: 'AUTH-REFUSED',
  says: 'Answers a request without Authorization.',
  reply: letIn(({ headers }) => headers['authorization'] === undefined),
}
