import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** A gateway that checks tokens it was never told. */
export const unneededTokenRefused: Mutant = {
  id: 'unneeded-token-refused',
  breaks: 'AUTH-UNNEEDED',
  says: 'Refuses a request that carries a token it does not need.',
  reply: refuseWhen(({ headers }) => headers['authorization'] !== undefined, 401),
}
