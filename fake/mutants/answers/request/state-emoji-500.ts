import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const stateEmoji500: Mutant = {
  id: 'state-emoji-500',
  breaks: 'REQUEST-STATE-TEXT',
  says: 'Fails on a character beyond the basic plane in the state.',
  reply: refuseWhen(request => /[\u{10000}-\u{10ffff}]/u.test(stateOf(request)), 500),
}
