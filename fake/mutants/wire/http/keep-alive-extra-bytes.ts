import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withHeader, withText } from '../../edit.ts'

/** Counts characters where bytes are meant. */
export const keepAliveExtraBytes: Mutant = {
  id: 'keep-alive-extra-bytes',
  breaks: 'HTTP-FRAMING',
  says: 'Announces a length and sends more bytes of an answer than that.',
  reply: editAnswered(reply =>
    withHeader(
      withText(reply, text => `${text}left over`),
      'content-length',
      String(reply.body.length),
    ),
  ),
}
