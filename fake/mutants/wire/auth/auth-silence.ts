import type { Mutant } from '../../../mutant.ts'
import { withEnding } from '../../edit.ts'
import { editUnauthorized } from '../token.ts'

/** Drops what it does not trust. */
export const authSilence: Mutant = {
  id: 'auth-silence',
  breaks: 'AUTH-REFUSED',
  says: 'Says nothing to a request without the right token.',
  reply: editUnauthorized(reply => withEnding(reply, 'silence')),
}
