import type { Mutant } from '../../../mutant.ts'
import { mapProbabilities } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const probabilitiesAllOne: Mutant = {
  id: 'probabilities-all-one',
  breaks: 'CHOICE-SUM',
  says: 'Gives one for every probability.',
  reply: editAnswersOf('choice', answer => mapProbabilities(answer, () => 1)),
}
