import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withText } from '../../edit.ts'

export const number1e400: Mutant = {
  id: 'number-1e400',
  breaks: 'RESPONSE-BYTES',
  says: 'Writes 1e400, a number beyond a double, for noul.',
  reply: editAnswered(reply =>
    withText(reply, text => text.replace(/"noul":[\d.e-]+/, '"noul":1e400')),
  ),
}
