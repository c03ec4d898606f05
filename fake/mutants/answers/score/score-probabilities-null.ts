import type { Mutant } from '../../../mutant.ts'
import { mapProbabilities } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreProbabilitiesNull: Mutant = {
  id: 'score-probabilities-null',
  breaks: 'SCORE-PROBABILITIES',
  says: 'Gives null for every probability of a level.',
  reply: editAnswersOf('score', answer => mapProbabilities(answer, () => null)),
}
