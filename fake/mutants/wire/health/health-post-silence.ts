import { neverAnswer } from '../../../faults/never-answer.ts'
import type { Mutant } from '../../../mutant.ts'
import { editWhen, withDelivery } from '../../edit.ts'

/** Waits for a body it was sent already. */
export const healthPostSilence: Mutant = {
  id: 'health-post-silence',
  breaks: 'HEALTH-POST',
  says: 'Says nothing to POST /health.',
  reply: editWhen(
    (_, { method, path }) => method === 'POST' && path === '/health',
    reply => withDelivery(reply, neverAnswer),
  ),
}
