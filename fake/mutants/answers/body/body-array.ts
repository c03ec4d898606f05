import type { Mutant } from '../../../mutant.ts'
import { editBody } from '../../edit.ts'

export const bodyArray: Mutant = {
  id: 'body-array',
  breaks: 'RESPONSE-ANSWERS',
  says: 'Gives the body as an array of one.',
  reply: editBody(body => [body]),
}
