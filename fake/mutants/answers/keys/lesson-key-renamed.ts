import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const lessonKeyRenamed: Mutant = {
  id: 'lesson-key-renamed',
  breaks: 'ANSWER-KEYS',
  says: 'Writes a hyphen for the underscore of a lesson’s key.',
  reply: editBody(body => renameKeys(body, key => key.replace(/^lesson_(\d{1,6})$/, 'lesson-$1'))),
}
