import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withText } from '../../edit.ts'

export const bodyTrailing: Mutant = {
  id: 'body-trailing',
  breaks: 'RESPONSE-BYTES',
  says: 'Writes a few bytes after the JSON text.',
  reply: editAnswered(reply => withText(reply, text => `${text}\nOK`)),
}
