import type { Mutant } from '../../../mutant.ts'
import { withStatus } from '../../edit.ts'
import { editUnauthorized } from '../token.ts'

/** Reports errors in the body of a 200. */
export const auth200: Mutant = {
  id: 'auth-200',
  breaks: 'AUTH-REFUSED',
  says: 'Refuses a request without the right token in the body of a 200.',
  reply: editUnauthorized(reply => withStatus(reply, 200)),
}
