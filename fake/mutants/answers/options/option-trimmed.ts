import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const optionTrimmed: Mutant = {
  id: 'option-trimmed',
  breaks: 'CHOICE-OPTION',
  says: 'Takes the spaces off the ends of the option picked.',
  reply: editAnswersOf('choice', answer => ({
    ...answer,
    choice: String(answer['choice']).trim(),
  })),
}
