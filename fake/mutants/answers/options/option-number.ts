import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const optionNumber: Mutant = {
  id: 'option-number',
  breaks: 'CHOICE-OPTION',
  says: 'Gives an option of digits as a number.',
  reply: editAnswersOf('choice', answer => ({
    ...answer,
    choice: /^\d+$/.test(String(answer['choice'])) ? Number(answer['choice']) : answer['choice'],
  })),
}
