import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withText } from '../../edit.ts'

export const duplicateKeyEscaped: Mutant = {
  id: 'duplicate-key-escaped',
  breaks: 'RESPONSE-UNIQUE-KEYS',
  says: 'Writes model twice, once with an escaped letter.',
  reply: editAnswered(reply =>
    withText(reply, text => text.replace('{', '{"\\u006dodel":"other",')),
  ),
}
