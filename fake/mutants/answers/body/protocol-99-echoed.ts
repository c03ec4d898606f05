import type { Mutant } from '../../../mutant.ts'
import { askedOf, editBody } from '../../edit.ts'

export const protocol99Echoed: Mutant = {
  id: 'protocol-99-echoed',
  breaks: 'VERSION-REPLY',
  says: 'Answers with a protocol above 9 where the request had it.',
  reply: editBody((body, request) =>
    Number(askedOf(request)['protocol']) > 9 ? { ...body, protocol: 99 } : body,
  ),
}
