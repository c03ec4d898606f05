import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Compresses a body that is text where bytes are wanted. */
export const acceptEncoding500: Mutant = {
  id: 'accept-encoding-500',
  breaks: 'HTTP-CONTENT-CODING',
  says: 'Fails with 500 where br is among the codings accepted.',
  reply: refuseWhen(({ headers }) => headers['accept-encoding']?.includes('br') === true, 500),
}
