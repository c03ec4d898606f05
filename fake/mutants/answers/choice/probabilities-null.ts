import type { Mutant } from '../../../mutant.ts'
import { mapProbabilities } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const probabilitiesNull: Mutant = {
  id: 'probabilities-null',
  breaks: 'CHOICE-PROBABILITIES',
  says: 'Gives null for every probability, as a NaN that was made JSON.',
  reply: editAnswersOf('choice', answer => mapProbabilities(answer, () => null)),
}
