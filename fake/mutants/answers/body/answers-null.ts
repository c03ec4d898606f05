import type { Mutant } from '../../../mutant.ts'
import { editBody } from '../../edit.ts'

export const answersNull: Mutant = {
  id: 'answers-null',
  breaks: 'RESPONSE-ANSWERS',
  says: 'Gives answers as null.',
  reply: editBody(body => ({ ...body, answers: null })),
}
