import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** A handler that writes a body and may not. */
export const healthHead500: Mutant = {
  id: 'health-head-500',
  breaks: 'HEALTH-HEAD',
  says: 'Fails with 500 on HEAD /health.',
  reply: refuseWhen(({ method, path }) => method === 'HEAD' && path === '/health', 500),
}
