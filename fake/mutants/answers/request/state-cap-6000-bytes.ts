import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const stateCap6000Bytes: Mutant = {
  id: 'state-cap-6000-bytes',
  breaks: 'REQUEST-STATE-LENGTHS',
  says: 'Refuses a state of more than 6,000 bytes.',
  reply: refuseWhen(request => Buffer.byteLength(stateOf(request)) > 6000, 413),
}
