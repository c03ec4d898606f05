import type { Mutant } from '../../../mutant.ts'
import { probabilitiesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const probabilitiesMissingKey: Mutant = {
  id: 'probabilities-missing-key',
  breaks: 'CHOICE-PROBABILITIES',
  says: 'Leaves out the probabilities below the highest.',
  reply: editAnswersOf('choice', answer => ({
    ...answer,
    probabilities: { [String(answer['choice'])]: Math.max(...probabilitiesOf(answer)) },
  })),
}
