import type { Mutant } from '../../../mutant.ts'
import { mapProbabilities } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const probabilitiesDouble: Mutant = {
  id: 'probabilities-double',
  breaks: 'CHOICE-SUM',
  says: 'Gives every probability twice as high.',
  reply: editAnswersOf('choice', answer => mapProbabilities(answer, p => Math.min(1, 2 * p))),
}
