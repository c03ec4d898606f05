import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Looks up state in an array. */
export const topArray500: Mutant = {
  id: 'top-array-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on a JSON array.',
  reply: refuseWhen(({ body }) => body.toString('latin1', 0, 2) === '[{', 500),
}
