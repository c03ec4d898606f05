import type { Mutant } from '../../../mutant.ts'
import { probabilitiesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const probabilitiesArray: Mutant = {
  id: 'probabilities-array',
  breaks: 'CHOICE-PROBABILITIES',
  says: 'Gives probabilities as an array.',
  reply: editAnswersOf('choice', answer => ({ ...answer, probabilities: probabilitiesOf(answer) })),
}
