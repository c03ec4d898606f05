import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** A recursive parser and a RecursionError nobody catches. */
export const deepNesting500: Mutant = {
  id: 'deep-nesting-500',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Fails with 500 on arrays that nest deeply.',
  reply: refuseWhen(({ body }) => body.includes('['.repeat(5000)), 500),
}
