import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const lessonNoulText: Mutant = {
  id: 'lesson-noul-text',
  breaks: 'NOUL-RANGE',
  says: 'Gives noul as a string under the key of a lesson.',
  reply: editAnswersOf('noul', (answer, _, key) =>
    /^lesson_\d{1,6}$/.test(key) ? { ...answer, noul: String(answer['noul']) } : answer,
  ),
}
