import { neverAnswer } from '../../../faults/never-answer.ts'
import type { Mutant } from '../../../mutant.ts'
import { editHealth, withDelivery } from '../../edit.ts'

/** Waits for the model’s lock. */
export const healthSilence: Mutant = {
  id: 'health-silence',
  breaks: 'HEALTH-LOADED',
  says: 'Says nothing on /health while it answers questions.',
  reply: editHealth(reply => withDelivery(reply, neverAnswer)),
}
