import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withHeader } from '../../edit.ts'

export const lengthTooShort: Mutant = {
  id: 'length-too-short',
  breaks: 'HTTP-FRAMING',
  says: 'Announces fewer bytes than it sends.',
  reply: editAnswered(reply => withHeader(reply, 'content-length', String(reply.body.length - 7))),
}
