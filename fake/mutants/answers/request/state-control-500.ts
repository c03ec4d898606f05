import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const stateControl500: Mutant = {
  id: 'state-control-500',
  breaks: 'REQUEST-STATE-TEXT',
  says: 'Fails on a NUL character in the state, as databases do.',
  reply: refuseWhen(request => stateOf(request).includes('\u0000'), 500),
}
