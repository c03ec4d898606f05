import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withBytes } from '../../edit.ts'

export const invalidUtf8: Mutant = {
  id: 'invalid-utf8',
  breaks: 'RESPONSE-BYTES',
  says: 'Writes the name of the model in Latin-1.',
  reply: editAnswered(reply =>
    withBytes(
      reply,
      Buffer.from(
        reply.body.toString('latin1').replace('"model":"', '"model":"caf\u00e9-'),
        'latin1',
      ),
    ),
  ),
}
