import type { Mutant } from '../../../mutant.ts'
import { askedOf, refuseWhen } from '../../edit.ts'

export const protocolNull500: Mutant = {
  id: 'protocol-null-500',
  breaks: 'REQUEST-PROTOCOL-IGNORED',
  says: 'Fails on a protocol that is null.',
  reply: refuseWhen(request => askedOf(request)['protocol'] === null, 500),
}
