import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** A parser that throws on a key given twice, uncaught. */
export const duplicateKey500: Mutant = {
  id: 'duplicate-key-500',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Fails with 500 on a state given twice.',
  reply: refuseWhen(({ body }) => /"state":.*"state":/s.test(body.toString('latin1')), 500),
}
