import type { Mutant } from '../../../mutant.ts'
import { withHeader } from '../../edit.ts'
import { editUnauthorized } from '../token.ts'

/** A proxy’s own challenge in front of the server’s. */
export const authChallengeBasic: Mutant = {
  id: 'auth-challenge-basic',
  breaks: 'AUTH-CHALLENGE',
  says: 'Asks for Basic where it wants a bearer token.',
  reply: editUnauthorized(reply => withHeader(reply, 'www-authenticate', 'Basic realm="decider"')),
}
