import type { Mutant } from '../../../mutant.ts'
import { stateOf } from '../../asked.ts'
import { editAnswered, withText } from '../../edit.ts'

export const longStateByteOrderMark: Mutant = {
  id: 'long-state-byte-order-mark',
  breaks: 'RESPONSE-BYTES',
  says: 'Begins the body with a byte order mark for a state of more than 3,000 characters.',
  reply: editAnswered((reply, request) =>
    stateOf(request).length > 3000 ? withText(reply, text => `\ufeff${text}`) : reply,
  ),
}
