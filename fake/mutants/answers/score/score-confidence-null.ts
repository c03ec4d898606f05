import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreConfidenceNull: Mutant = {
  id: 'score-confidence-null',
  breaks: 'SCORE-CONFIDENCE',
  says: 'Gives confidence as null.',
  reply: editAnswersOf('score', answer => ({ ...answer, confidence: null })),
}
