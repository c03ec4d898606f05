import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreNull: Mutant = {
  id: 'score-null',
  breaks: 'SCORE-RANGE',
  says: 'Gives score as null.',
  reply: editAnswersOf('score', answer => ({ ...answer, score: null })),
}
