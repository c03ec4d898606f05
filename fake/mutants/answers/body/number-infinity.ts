import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withText } from '../../edit.ts'

export const numberInfinity: Mutant = {
  id: 'number-infinity',
  breaks: 'RESPONSE-BYTES',
  says: 'Writes -Infinity for noul.',
  reply: editAnswered(reply =>
    withText(reply, text => text.replace(/"noul":[\d.e-]+/, '"noul":-Infinity')),
  ),
}
