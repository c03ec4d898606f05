import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const stateBelow2422: Mutant = {
  id: 'state-below-2-422',
  breaks: 'REQUEST-STATE-LENGTHS',
  says: 'Refuses a state of one character as too short.',
  reply: refuseWhen(request => stateOf(request).length === 1, 422),
}
