import { neverAnswer } from '../../../faults/never-answer.ts'
import type { Mutant } from '../../../mutant.ts'
import { editWhen, withDelivery } from '../../edit.ts'

/** Waits for the end of a body whose end it does not know. */
export const chunkedSilence: Mutant = {
  id: 'chunked-silence',
  breaks: 'HTTP-CHUNKED-REQUEST',
  says: 'Says nothing to a request in chunks.',
  reply: editWhen(
    (_, { headers }) => headers['transfer-encoding'] === 'chunked',
    reply => withDelivery(reply, neverAnswer),
  ),
}
