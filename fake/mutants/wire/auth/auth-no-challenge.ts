import type { Mutant } from '../../../mutant.ts'
import { withHeader } from '../../edit.ts'
import { editUnauthorized } from '../token.ts'

/** Says no and not what it wants. */
export const authNoChallenge: Mutant = {
  id: 'auth-no-challenge',
  breaks: 'AUTH-CHALLENGE',
  says: 'Sends a 401 without WWW-Authenticate.',
  reply: editUnauthorized(reply => withHeader(reply, 'www-authenticate', undefined)),
}
