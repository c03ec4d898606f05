import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Compares the content type as text. */
export const charsetRefused: Mutant = {
  id: 'charset-refused',
  breaks: 'ENDPOINT-SYSTEMONE',
  says: 'Refuses a content type with a charset.',
  reply: refuseWhen(({ headers }) => /charset/.test(headers['content-type'] ?? ''), 415),
}
