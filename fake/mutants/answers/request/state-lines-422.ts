import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const stateLines422: Mutant = {
  id: 'state-lines-422',
  breaks: 'REQUEST-STATE-TEXT',
  says: 'Refuses a state of several lines.',
  reply: refuseWhen(request => stateOf(request).includes('\n'), 422),
}
