import type { Mutant } from '../../../mutant.ts'
import { askedOf, refuseWhen } from '../../edit.ts'

export const protocolStringRefused: Mutant = {
  id: 'protocol-string-refused',
  breaks: 'REQUEST-PROTOCOL-IGNORED',
  says: 'Refuses a protocol that is a string.',
  reply: refuseWhen(request => typeof askedOf(request)['protocol'] === 'string', 422),
}
