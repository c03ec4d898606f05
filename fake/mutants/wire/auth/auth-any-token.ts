import type { Mutant } from '../../../mutant.ts'
import { letIn } from '../token.ts'

/** Checks the scheme and forgets the token. */
export const authAnyToken: Mutant = {
  id: 'auth-any-token',
  breaks: 'AUTH-REFUSED',
  says: 'Answers a request with any bearer token.',
  reply: letIn(({ headers }) => /^bearer ./i.test(headers['authorization'] ?? '')),
}
