import type { Mutant } from '../../../mutant.ts'
import { refuse } from '../../edit.ts'
import { isBeyondLimits } from '../limits.ts'
import { refusedWhen } from '../repair.ts'

/** A tensor of a shape nobody thought of. */
export const limits500: Mutant = {
  id: 'limits-500',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Fails with 500 on requests outside the page’s limits.',
  reply: refusedWhen(isBeyondLimits, refuse(500, 'internal error')),
}
