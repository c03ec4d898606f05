import type { Mutant } from '../../../mutant.ts'
import { probabilitiesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreProbabilitiesFromOne: Mutant = {
  id: 'score-probabilities-from-one',
  breaks: 'SCORE-PROBABILITIES',
  says: 'Counts the levels of its probabilities from one.',
  reply: editAnswersOf('score', answer => ({
    ...answer,
    probabilities: Object.fromEntries(probabilitiesOf(answer).map((p, level) => [level + 1, p])),
  })),
}
