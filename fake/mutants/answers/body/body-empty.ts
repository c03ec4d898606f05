import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withBytes } from '../../edit.ts'

export const bodyEmpty: Mutant = {
  id: 'body-empty',
  breaks: 'RESPONSE-JSON',
  says: 'Answers 200 with an empty body.',
  reply: editAnswered(reply => withBytes(reply, '')),
}
