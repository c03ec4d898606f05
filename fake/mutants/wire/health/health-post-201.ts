import type { Mutant } from '../../../mutant.ts'
import { editWhen, withStatus } from '../../edit.ts'

/** Takes every POST for a creation. */
export const healthPost201: Mutant = {
  id: 'health-post-201',
  breaks: 'HEALTH-POST',
  says: 'Answers POST /health with 201.',
  reply: editWhen(
    (_, { method, path }) => method === 'POST' && path === '/health',
    reply => withStatus(reply, 201),
  ),
}
