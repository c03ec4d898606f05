import { neverAnswer } from '../../../faults/never-answer.ts'
import type { Mutant } from '../../../mutant.ts'
import { editWhen, withDelivery } from '../../edit.ts'

/** A proxy that waits for a backend nobody runs. */
export const unknownPathSilence: Mutant = {
  id: 'unknown-path-silence',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Says nothing on a path that does not exist.',
  reply: editWhen(
    (_, { path }) => path === '/v1/nothing-here',
    reply => withDelivery(reply, neverAnswer),
  ),
}
