import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const stateCap2000: Mutant = {
  id: 'state-cap-2000',
  breaks: 'REQUEST-STATE-LENGTHS',
  says: 'Refuses a state of more than 2,000 characters.',
  reply: refuseWhen(request => stateOf(request).length > 2000, 413),
}
