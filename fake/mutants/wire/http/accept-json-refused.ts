import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Negotiates content and has a type of its own alone. */
export const acceptJsonRefused: Mutant = {
  id: 'accept-json-refused',
  breaks: 'ENDPOINT-SYSTEMONE',
  says: 'Refuses a request that accepts application/json.',
  reply: refuseWhen(({ headers }) => headers['accept'] === 'application/json', 406),
}
