import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Reads the first byte of a body that has none. */
export const emptyBody500: Mutant = {
  id: 'empty-body-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on an empty body.',
  reply: refuseWhen(({ method, body }) => method === 'POST' && body.length === 0, 500),
}
