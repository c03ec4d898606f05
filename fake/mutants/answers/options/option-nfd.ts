import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const optionNfd: Mutant = {
  id: 'option-nfd',
  breaks: 'CHOICE-OPTION',
  says: 'Brings the option picked into Unicode normal form D.',
  reply: editAnswersOf('choice', answer => ({
    ...answer,
    choice: String(answer['choice']).normalize('NFD'),
  })),
}
