import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const choiceConfidenceNegative: Mutant = {
  id: 'choice-confidence-negative',
  breaks: 'CHOICE-CONFIDENCE',
  says: 'Gives confidence below zero.',
  reply: editAnswersOf('choice', answer => ({
    ...answer,
    confidence: Number(answer['confidence']) - 1.01,
  })),
}
