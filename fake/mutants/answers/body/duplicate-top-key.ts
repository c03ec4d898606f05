import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withText } from '../../edit.ts'

export const duplicateTopKey: Mutant = {
  id: 'duplicate-top-key',
  breaks: 'RESPONSE-UNIQUE-KEYS',
  says: 'Writes model twice.',
  reply: editAnswered(reply => withText(reply, text => text.replace('{', '{"model":"other",'))),
}
