import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Compares with a token that was rotated. */
export const authRightRefused: Mutant = {
  id: 'auth-right-refused',
  breaks: 'AUTH-ACCEPTED',
  says: 'Refuses the right token as well.',
  reply: refuseWhen(({ headers }) => headers['authorization'] !== undefined, 401),
}
