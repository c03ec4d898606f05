import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreConfidenceMissing: Mutant = {
  id: 'score-confidence-missing',
  breaks: 'SCORE-CONFIDENCE',
  says: 'Leaves confidence out.',
  reply: editAnswersOf('score', ({ confidence: _left, ...others }) => others),
}
