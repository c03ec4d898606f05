import type { Mutant } from '../../../mutant.ts'
import { askedOf, refuseWhen } from '../../edit.ts'

export const protocolRefused: Mutant = {
  id: 'protocol-refused',
  breaks: 'REQUEST-PROTOCOL-IGNORED',
  says: 'Refuses a request that carries protocol, as a field it does not know.',
  reply: refuseWhen(request => Object.hasOwn(askedOf(request), 'protocol'), 422),
}
