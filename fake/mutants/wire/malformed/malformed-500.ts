import type { Mutant } from '../../../mutant.ts'
import { editRefused, withStatus } from '../../edit.ts'

/** A validation error nobody catches. */
export const malformed500: Mutant = {
  id: 'malformed-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers every request it ought to refuse with 500.',
  reply: editRefused(reply => withStatus(reply, 500)),
}
