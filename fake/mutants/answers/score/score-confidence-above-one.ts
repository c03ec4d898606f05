import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreConfidenceAboveOne: Mutant = {
  id: 'score-confidence-above-one',
  breaks: 'SCORE-CONFIDENCE',
  says: 'Gives confidence as a percentage.',
  reply: editAnswersOf('score', answer => ({
    ...answer,
    confidence: 1 + 100 * Number(answer['confidence']),
  })),
}
