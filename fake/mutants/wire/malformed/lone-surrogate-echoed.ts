import type { Mutant } from '../../../mutant.ts'
import { editWhen, withBytes } from '../../edit.ts'

/** Encodes half a surrogate pair as three bytes that are no UTF-8. */
export const loneSurrogateEchoed: Mutant = {
  id: 'lone-surrogate-echoed',
  breaks: 'RESPONSE-BYTES',
  says: 'Gives half a surrogate pair back as bytes.',
  reply: editWhen(
    (_, { body }) => body.includes('\\ud83d'),
    reply => withBytes(reply, Buffer.concat([reply.body, Buffer.from([0xed, 0xa0, 0xbd])])),
  ),
}
