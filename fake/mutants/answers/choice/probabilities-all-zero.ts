import type { Mutant } from '../../../mutant.ts'
import { mapProbabilities } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const probabilitiesAllZero: Mutant = {
  id: 'probabilities-all-zero',
  breaks: 'CHOICE-SUM',
  says: 'Gives zero for every probability.',
  reply: editAnswersOf('choice', answer => mapProbabilities(answer, () => 0)),
}
