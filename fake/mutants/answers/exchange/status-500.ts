import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withStatus } from '../../edit.ts'

export const status500: Mutant = {
  id: 'status-500',
  breaks: 'RESPONSE-STATUS',
  says: 'Answers rightly under status 500.',
  reply: editAnswered(reply => withStatus(reply, 500)),
}
