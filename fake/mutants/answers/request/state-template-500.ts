import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const stateTemplate500: Mutant = {
  id: 'state-template-500',
  breaks: 'REQUEST-STATE-TEXT',
  says: 'Fails on a name in braces in the state, which it takes for a template.',
  reply: refuseWhen(request => /\{\w+\}/.test(stateOf(request)), 500),
}
