import type { Mutant } from '../../../mutant.ts'
import { withHeader, withStatus } from '../../edit.ts'
import { editUnauthorized } from '../token.ts'

/** Sends a program to a login page. */
export const authRedirect: Mutant = {
  id: 'auth-redirect',
  breaks: 'AUTH-REFUSED',
  says: 'Redirects a request without the right token to a login page.',
  reply: editUnauthorized(reply => withHeader(withStatus(reply, 302), 'location', '/login')),
}
