import { neverAnswer } from '../../../faults/never-answer.ts'
import type { Mutant } from '../../../mutant.ts'
import { editRefused, withDelivery } from '../../edit.ts'

/** A handler that dies and leaves the connection to nobody. */
export const malformedSilence: Mutant = {
  id: 'malformed-silence',
  breaks: 'REQUEST-REFUSED',
  says: 'Says nothing to a request it ought to refuse.',
  reply: editRefused(reply => withDelivery(reply, neverAnswer)),
}
