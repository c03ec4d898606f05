import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withText } from '../../edit.ts'

export const duplicateAnswerKey: Mutant = {
  id: 'duplicate-answer-key',
  breaks: 'RESPONSE-UNIQUE-KEYS',
  says: 'Writes the first answer twice under its key.',
  reply: editAnswered(reply =>
    withText(reply, text => text.replace(/"answers":\{("[^"]*":)/, '"answers":{$1null,$1')),
  ),
}
