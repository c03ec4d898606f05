import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withText } from '../../edit.ts'

export const bodyTwice: Mutant = {
  id: 'body-twice',
  breaks: 'RESPONSE-BYTES',
  says: 'Writes the JSON text twice.',
  reply: editAnswered(reply => withText(reply, text => `${text}\n${text}`)),
}
