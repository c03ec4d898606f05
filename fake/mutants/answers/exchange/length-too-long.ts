import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withHeader } from '../../edit.ts'

export const lengthTooLong: Mutant = {
  id: 'length-too-long',
  breaks: 'HTTP-FRAMING',
  says: 'Announces more bytes than it sends, as when characters are counted and bytes sent.',
  reply: editAnswered(reply => {
    const closing = withHeader(reply, 'connection', 'close')
    return withHeader(closing, 'content-length', String(reply.body.length + 7))
  }),
}
