import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Writes Infinity into its log, which is no JSON. */
export const hugeNumber500: Mutant = {
  id: 'huge-number-500',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Fails with 500 on a number beyond a double.',
  reply: refuseWhen(({ body }) => body.includes('1e400'), 500),
}
