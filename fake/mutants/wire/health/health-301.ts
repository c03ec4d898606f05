import type { Mutant } from '../../../mutant.ts'
import { editHealth, withHeader, withStatus } from '../../edit.ts'

/** Wants a slash at the end of the path. */
export const health301: Mutant = {
  id: 'health-301',
  breaks: 'HEALTH-OPTIONAL',
  says: 'Redirects /health to /health/.',
  reply: editHealth(reply => withHeader(withStatus(reply, 301), 'location', '/health/')),
}
