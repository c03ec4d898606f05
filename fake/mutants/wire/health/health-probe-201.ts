import type { Mutant } from '../../../mutant.ts'
import { withStatus } from '../../edit.ts'
import { withoutHealth } from '../health-report.ts'

/** Takes every POST for a creation. */
export const healthProbe201: Mutant = {
  id: 'health-probe-201',
  breaks: 'HEALTH-PROBE',
  says: 'Has no /health and answers the health probe with 201.',
  reply: withoutHealth(reply => withStatus(reply, 201)),
}
