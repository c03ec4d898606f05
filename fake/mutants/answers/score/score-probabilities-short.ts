import type { Mutant } from '../../../mutant.ts'
import { probabilitiesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreProbabilitiesShort: Mutant = {
  id: 'score-probabilities-short',
  breaks: 'SCORE-PROBABILITIES',
  says: 'Leaves out the probability of the last level.',
  reply: editAnswersOf('score', answer => ({
    ...answer,
    probabilities: Object.fromEntries(probabilitiesOf(answer).slice(0, -1).entries()),
  })),
}
