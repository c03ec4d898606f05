import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const choiceForeignOption: Mutant = {
  id: 'choice-foreign-option',
  breaks: 'CHOICE-OPTION',
  says: 'Picks an option the question does not have.',
  reply: editAnswersOf('choice', answer => ({ ...answer, choice: 'other' })),
}
