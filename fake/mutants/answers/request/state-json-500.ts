import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const stateJson500: Mutant = {
  id: 'state-json-500',
  breaks: 'REQUEST-STATE-TEXT',
  says: 'Fails on a state that is a JSON object.',
  reply: refuseWhen(request => /^\{.*\}$/s.test(stateOf(request)), 500),
}
