import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Takes another kind of authentication when it sees a header of its vendor’s. */
export const unknownHeaderRefused: Mutant = {
  id: 'unknown-header-refused',
  breaks: 'ENDPOINT-SYSTEMONE',
  says: 'Refuses a request with headers it does not know.',
  reply: refuseWhen(({ headers }) => headers['x-protocol-version'] !== undefined, 401),
}
