import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const stateRtl422: Mutant = {
  id: 'state-rtl-422',
  breaks: 'REQUEST-STATE-TEXT',
  says: 'Refuses a state in Hebrew or Arabic script.',
  reply: refuseWhen(request => /[\u0590-\u06ff]/.test(stateOf(request)), 422),
}
