import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const choiceConfidenceMissing: Mutant = {
  id: 'choice-confidence-missing',
  breaks: 'CHOICE-CONFIDENCE',
  says: 'Leaves confidence out.',
  reply: editAnswersOf('choice', ({ confidence: _left, ...others }) => others),
}
