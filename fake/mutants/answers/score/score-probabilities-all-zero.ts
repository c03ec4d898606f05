import type { Mutant } from '../../../mutant.ts'
import { mapProbabilities } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreProbabilitiesAllZero: Mutant = {
  id: 'score-probabilities-all-zero',
  breaks: 'SCORE-SUM',
  says: 'Gives zero for the probability of every level.',
  reply: editAnswersOf('score', answer => mapProbabilities(answer, () => 0)),
}
