import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const optionHtmlEscaped: Mutant = {
  id: 'option-html-escaped',
  breaks: 'CHOICE-OPTION',
  says: 'Escapes the option picked for HTML.',
  reply: editAnswersOf('choice', answer => ({
    ...answer,
    choice: String(answer['choice']).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  })),
}
