import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** A route that has one handler and no default. */
export const healthPost500: Mutant = {
  id: 'health-post-500',
  breaks: 'HEALTH-POST',
  says: 'Fails with 500 on POST /health.',
  reply: refuseWhen(({ method, path }) => method === 'POST' && path === '/health', 500),
}
