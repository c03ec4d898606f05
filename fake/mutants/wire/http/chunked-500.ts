import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Turns a length that is not there into a number. */
export const chunked500: Mutant = {
  id: 'chunked-500',
  breaks: 'HTTP-CHUNKED-REQUEST',
  says: 'Fails with 500 on a request in chunks.',
  reply: refuseWhen(({ headers }) => headers['transfer-encoding'] === 'chunked', 500),
}
