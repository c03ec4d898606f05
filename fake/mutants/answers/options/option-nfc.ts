import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const optionNfc: Mutant = {
  id: 'option-nfc',
  breaks: 'CHOICE-OPTION',
  says: 'Brings the option picked into Unicode normal form C.',
  reply: editAnswersOf('choice', answer => ({
    ...answer,
    choice: String(answer['choice']).normalize('NFC'),
  })),
}
