import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const choiceConfidenceString: Mutant = {
  id: 'choice-confidence-string',
  breaks: 'CHOICE-CONFIDENCE',
  says: 'Gives confidence as a word.',
  reply: editAnswersOf('choice', answer => ({ ...answer, confidence: 'high' })),
}
