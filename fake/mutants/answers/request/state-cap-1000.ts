import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const stateCap1000: Mutant = {
  id: 'state-cap-1000',
  breaks: 'REQUEST-STATE-LENGTHS',
  says: 'Refuses a state of more than 1,000 characters.',
  reply: refuseWhen(request => stateOf(request).length > 1000, 413),
}
