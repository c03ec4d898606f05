import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf, objectAt } from '../../edit.ts'

export const probabilitiesForeignKey: Mutant = {
  id: 'probabilities-foreign-key',
  breaks: 'CHOICE-PROBABILITIES',
  says: 'Gives a probability to an option the question does not have.',
  reply: editAnswersOf('choice', answer => ({
    ...answer,
    probabilities: { ...objectAt(answer, 'probabilities'), other: 0 },
  })),
}
