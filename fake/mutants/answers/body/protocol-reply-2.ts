import type { Mutant } from '../../../mutant.ts'
import { editBody } from '../../edit.ts'

export const protocolReply2: Mutant = {
  id: 'protocol-reply-2',
  breaks: 'VERSION-REPLY',
  says: 'Answers with protocol 2.',
  reply: editBody(body => ({ ...body, protocol: 2 })),
}
