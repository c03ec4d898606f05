import type { Mutant } from '../../../mutant.ts'
import { editWhen, withHeader, withText } from '../../edit.ts'

/** Writes a page of its own after the framework’s. */
export const errorExtraBytes: Mutant = {
  id: 'error-extra-bytes',
  breaks: 'HTTP-FRAMING',
  says: 'Announces a length and sends more bytes of a refusal than that.',
  reply: editWhen(
    reply => reply.status >= 400,
    reply =>
      withHeader(
        withText(reply, text => `${text}left over`),
        'content-length',
        String(reply.body.length),
      ),
  ),
}
