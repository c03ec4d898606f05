import type { Mutant } from '../../../mutant.ts'
import type { FakeRequest } from '../../../reply.ts'
import { askedOf, refuseWhen } from '../../edit.ts'

const protocolOf = (request: FakeRequest): number | undefined => {
  const { protocol } = askedOf(request)
  return protocol === undefined ? undefined : Number(protocol)
}

export const protocol2Refused: Mutant = {
  id: 'protocol-2-refused',
  breaks: 'REQUEST-PROTOCOL-IGNORED',
  says: 'Refuses every protocol but 1.',
  reply: refuseWhen(request => ![undefined, 1].includes(protocolOf(request)), 422),
}
