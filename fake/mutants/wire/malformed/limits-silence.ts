import { neverAnswer } from '../../../faults/never-answer.ts'
import type { Mutant } from '../../../mutant.ts'
import { refuse, withDelivery } from '../../edit.ts'
import { isBeyondLimits } from '../limits.ts'
import { refusedWhen } from '../repair.ts'

/** A worker that never comes back from an empty tensor. */
export const limitsSilence: Mutant = {
  id: 'limits-silence',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Says nothing to requests outside the page’s limits.',
  reply: refusedWhen(isBeyondLimits, withDelivery(refuse(500, 'silent'), neverAnswer)),
}
