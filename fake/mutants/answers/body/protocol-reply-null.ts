import type { Mutant } from '../../../mutant.ts'
import { editBody } from '../../edit.ts'

export const protocolReplyNull: Mutant = {
  id: 'protocol-reply-null',
  breaks: 'VERSION-REPLY',
  says: 'Answers with protocol null.',
  reply: editBody(body => ({ ...body, protocol: null })),
}
