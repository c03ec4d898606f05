import type { Mutant } from '../../../mutant.ts'
import { editWhen, withStatus } from '../../edit.ts'

/** A status of its own for a response without a body. */
export const healthHead204: Mutant = {
  id: 'health-head-204',
  breaks: 'HEALTH-HEAD',
  says: 'Answers HEAD /health with 204.',
  reply: editWhen(
    (_, { method, path }) => method === 'HEAD' && path === '/health',
    reply => withStatus(reply, 204),
  ),
}
