import type { Mutant } from '../../../mutant.ts'
import { mapProbabilities } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const probabilitiesNegative: Mutant = {
  id: 'probabilities-negative',
  breaks: 'CHOICE-PROBABILITIES',
  says: 'Gives probabilities as log-odds.',
  reply: editAnswersOf('choice', answer =>
    mapProbabilities(answer, p => Math.log((p + 1e-6) / (1 - p + 1e-6))),
  ),
}
