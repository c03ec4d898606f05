import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Looks up state in null. */
export const topNull500: Mutant = {
  id: 'top-null-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on the JSON text null.',
  reply: refuseWhen(({ body }) => body.toString() === 'null', 500),
}
