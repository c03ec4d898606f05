import type { Mutant } from '../../../mutant.ts'
import { answerAsIf } from '../../edit.ts'
import { firstObject } from '../first-object.ts'

/** A streaming decoder that stops after the first value, as Go’s json.Decoder does. */
export const trailingBytesAccepted: Mutant = {
  id: 'trailing-bytes-accepted',
  breaks: 'REQUEST-REFUSED',
  says: 'Reads the first JSON object of the body and ignores what follows it.',
  reply: answerAsIf(request => ({ ...request, body: firstObject(request.body) })),
}
