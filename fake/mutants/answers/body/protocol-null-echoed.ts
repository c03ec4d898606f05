import type { Mutant } from '../../../mutant.ts'
import { askedOf, editBody } from '../../edit.ts'

export const protocolNullEchoed: Mutant = {
  id: 'protocol-null-echoed',
  breaks: 'VERSION-REPLY',
  says: 'Answers with protocol null where the request had it.',
  reply: editBody((body, request) =>
    askedOf(request)['protocol'] === null ? { ...body, protocol: null } : body,
  ),
}
