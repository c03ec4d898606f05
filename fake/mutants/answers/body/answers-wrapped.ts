import type { Mutant } from '../../../mutant.ts'
import { editBody } from '../../edit.ts'

export const answersWrapped: Mutant = {
  id: 'answers-wrapped',
  breaks: 'RESPONSE-ANSWERS',
  says: 'Wraps the body into an envelope with the state of a job.',
  reply: editBody(body => ({ state: 'Completed', result: body, meta: {} })),
}
