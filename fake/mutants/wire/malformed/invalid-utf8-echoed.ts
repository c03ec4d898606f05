import type { Mutant } from '../../../mutant.ts'
import { editWhen, withBytes } from '../../edit.ts'

/** Quotes the offending byte in its refusal. */
export const invalidUtf8Echoed: Mutant = {
  id: 'invalid-utf8-echoed',
  breaks: 'RESPONSE-BYTES',
  says: 'Gives bytes that are no UTF-8 back.',
  reply: editWhen(
    (_, { body }) => body.includes(0xff),
    reply => withBytes(reply, Buffer.concat([reply.body, Buffer.from([0xff])])),
  ),
}
