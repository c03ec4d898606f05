import type { Mutant } from '../../../mutant.ts'
import { mapProbabilities } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreProbabilitiesHalf: Mutant = {
  id: 'score-probabilities-half',
  breaks: 'SCORE-SUM',
  says: 'Gives half of the probability of every level.',
  reply: editAnswersOf('score', answer => mapProbabilities(answer, p => p / 2)),
}
