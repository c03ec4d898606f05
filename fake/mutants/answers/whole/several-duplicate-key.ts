import type { Mutant } from '../../../mutant.ts'
import { countQuestions } from '../../asked.ts'
import { editAnswered, withText } from '../../edit.ts'

export const severalDuplicateKey: Mutant = {
  id: 'several-duplicate-key',
  breaks: 'RESPONSE-UNIQUE-KEYS',
  says: 'Writes model twice where it answers more than three questions.',
  reply: editAnswered((reply, request) =>
    countQuestions(request) > 3
      ? withText(reply, text => text.replace('{', '{"model":"another",'))
      : reply,
  ),
}
