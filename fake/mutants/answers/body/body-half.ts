import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withBytes } from '../../edit.ts'

export const bodyHalf: Mutant = {
  id: 'body-half',
  breaks: 'RESPONSE-JSON',
  says: 'Answers with the first half of the JSON text, framed as if it were whole.',
  reply: editAnswered(reply => withBytes(reply, reply.body.subarray(0, reply.body.length / 2))),
}
