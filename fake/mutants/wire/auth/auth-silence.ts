import { neverAnswer } from '../../../faults/never-answer.ts'
import type { Mutant } from '../../../mutant.ts'
import { withDelivery } from '../../edit.ts'
import { editUnauthorized } from '../token.ts'

/** Drops what it does not trust. */
export const authSilence: Mutant = {
  id: 'auth-silence',
  breaks: 'AUTH-REFUSED',
  says: 'Says nothing to a request without the right token.',
  reply: editUnauthorized(reply => withDelivery(reply, neverAnswer)),
}
