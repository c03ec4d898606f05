import type { Mutant } from '../../../mutant.ts'
import { withStatus } from '../../edit.ts'
import { editUnauthorized } from '../token.ts'

/** Looks up the second word of a header that is not there. */
export const auth500: Mutant = {
  id: 'auth-500',
  breaks: 'AUTH-REFUSED',
  says: 'Answers a request without the right token with 500.',
  reply: editUnauthorized(reply => withStatus(reply, 500)),
}
