import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const optionLowerCase: Mutant = {
  id: 'option-lower-case',
  breaks: 'CHOICE-OPTION',
  says: 'Brings the option picked into lower case.',
  reply: editAnswersOf('choice', answer => ({
    ...answer,
    choice: String(answer['choice']).toLowerCase(),
  })),
}
