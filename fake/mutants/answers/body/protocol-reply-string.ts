import type { Mutant } from '../../../mutant.ts'
import { editBody } from '../../edit.ts'

export const protocolReplyString: Mutant = {
  id: 'protocol-reply-string',
  breaks: 'VERSION-REPLY',
  says: 'Answers with protocol the string "1".',
  reply: editBody(body => ({ ...body, protocol: '1' })),
}
