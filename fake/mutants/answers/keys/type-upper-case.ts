import type { Mutant } from '../../../mutant.ts'
import { editAnswers } from '../../edit.ts'

export const typeUpperCase: Mutant = {
  id: 'type-upper-case',
  breaks: 'ANSWER-TYPE',
  says: 'Writes the type of an answer in capitals.',
  reply: editAnswers(answer => ({ ...answer, type: String(answer['type']).toUpperCase() })),
}
