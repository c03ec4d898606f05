import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withText } from '../../edit.ts'

export const numberNan: Mutant = {
  id: 'number-nan',
  breaks: 'RESPONSE-BYTES',
  says: 'Writes NaN for noul.',
  reply: editAnswered(reply =>
    withText(reply, text => text.replace(/"noul":[\d.e-]+/, '"noul":NaN')),
  ),
}
