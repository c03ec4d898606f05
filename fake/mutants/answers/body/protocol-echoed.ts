import type { Mutant } from '../../../mutant.ts'
import { askedOf, editBody } from '../../edit.ts'

export const protocolEchoed: Mutant = {
  id: 'protocol-echoed',
  breaks: 'VERSION-REPLY',
  says: 'Answers with the protocol of the request.',
  reply: editBody((body, request) => ({ ...body, protocol: askedOf(request)['protocol'] })),
}
