import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreNegative: Mutant = {
  id: 'score-negative',
  breaks: 'SCORE-RANGE',
  says: 'Gives score from minus one to one.',
  reply: editAnswersOf('score', answer => ({ ...answer, score: -1 })),
}
