import type { Mutant } from '../../../mutant.ts'
import { withStatus } from '../../edit.ts'
import { editUnauthorized } from '../token.ts'

/** Hides what it guards, where the client reads a refused request. */
export const auth404: Mutant = {
  id: 'auth-404',
  breaks: 'AUTH-REFUSED',
  says: 'Answers a request without the right token with 404.',
  reply: editUnauthorized(reply => withStatus(reply, 404)),
}
