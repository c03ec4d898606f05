import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withText } from '../../edit.ts'

export const bom: Mutant = {
  id: 'bom',
  breaks: 'RESPONSE-BYTES',
  says: 'Starts the body with a byte order mark.',
  reply: editAnswered(reply => withText(reply, text => `\ufeff${text}`)),
}
