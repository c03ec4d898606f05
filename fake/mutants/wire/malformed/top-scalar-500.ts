import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Looks up state in a string or a number. */
export const topScalar500: Mutant = {
  id: 'top-scalar-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on a JSON string or number.',
  reply: refuseWhen(({ body }) => /^["\d]/.test(body.toString('latin1', 0, 1)), 500),
}
