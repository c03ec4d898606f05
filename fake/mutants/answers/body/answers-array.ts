import type { Mutant } from '../../../mutant.ts'
import { editBody, objectAt } from '../../edit.ts'

export const answersArray: Mutant = {
  id: 'answers-array',
  breaks: 'RESPONSE-ANSWERS',
  says: 'Gives answers as an array.',
  reply: editBody(body => ({ ...body, answers: Object.values(objectAt(body, 'answers')) })),
}
