import type { Mutant } from '../../../mutant.ts'
import { askedOf, refuseWhen } from '../../edit.ts'

export const protocolAbove9Refused: Mutant = {
  id: 'protocol-above-9-refused',
  breaks: 'REQUEST-PROTOCOL-IGNORED',
  says: 'Refuses a protocol of more than one digit.',
  reply: refuseWhen(request => Number(askedOf(request)['protocol']) > 9, 422),
}
