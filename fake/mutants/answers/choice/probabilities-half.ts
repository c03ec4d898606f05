import type { Mutant } from '../../../mutant.ts'
import { mapProbabilities } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const probabilitiesHalf: Mutant = {
  id: 'probabilities-half',
  breaks: 'CHOICE-SUM',
  says: 'Gives half of every probability.',
  reply: editAnswersOf('choice', answer => mapProbabilities(answer, p => p / 2)),
}
