import { closeInsideBody } from '../../../faults/close-inside-body.ts'
import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withDelivery } from '../../edit.ts'

export const bodyCut: Mutant = {
  id: 'body-cut',
  breaks: 'HTTP-FRAMING',
  says: 'Announces the whole body and closes half-way.',
  reply: editAnswered(reply => withDelivery(reply, closeInsideBody)),
}
