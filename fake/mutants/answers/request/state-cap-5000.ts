import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const stateCap5000: Mutant = {
  id: 'state-cap-5000',
  breaks: 'REQUEST-STATE-LENGTHS',
  says: 'Refuses a state of more than 5,000 characters.',
  reply: refuseWhen(request => stateOf(request).length > 5000, 413),
}
