import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withBytes, withStatus } from '../../edit.ts'

export const status204: Mutant = {
  id: 'status-204',
  breaks: 'RESPONSE-STATUS',
  says: 'Answers with status 204 and no body.',
  reply: editAnswered(reply => withBytes(withStatus(reply, 204), '')),
}
