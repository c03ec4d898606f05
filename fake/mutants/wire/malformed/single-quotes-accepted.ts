import type { Mutant } from '../../../mutant.ts'
import { answerAsIf } from '../../edit.ts'

/** Evaluates the body as a literal of its own language. */
export const singleQuotesAccepted: Mutant = {
  id: 'single-quotes-accepted',
  breaks: 'REQUEST-REFUSED',
  says: 'Takes single quotes for double ones.',
  reply: answerAsIf(request =>
    request.body[1] === 0x27
      ? { ...request, body: Buffer.from(request.body.toString().replaceAll("'", '"')) }
      : request,
  ),
}
