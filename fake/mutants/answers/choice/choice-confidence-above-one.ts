import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const choiceConfidenceAboveOne: Mutant = {
  id: 'choice-confidence-above-one',
  breaks: 'CHOICE-CONFIDENCE',
  says: 'Gives confidence as a percentage.',
  reply: editAnswersOf('choice', answer => ({
    ...answer,
    confidence: 1 + 100 * Number(answer['confidence']),
  })),
}
