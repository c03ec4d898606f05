import type { Mutant } from '../../../mutant.ts'
import { letIn } from '../token.ts'

/** Authentication left off in production. */
export const authOpen: Mutant = {
  id: 'auth-open',
  breaks: 'AUTH-REFUSED',
  says: 'Answers a request whatever its token.',
  reply: letIn(() => true),
}
