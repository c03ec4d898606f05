import type { Mutant } from '../../../mutant.ts'
import { refuse } from '../../edit.ts'
import { withoutHealth } from '../health-report.ts'

/** Knows every question it was built for and refuses the page’s own. */
export const healthProbeRefused: Mutant = {
  id: 'health-probe-refused',
  breaks: 'HEALTH-PROBE',
  says: 'Has no /health and refuses the health probe.',
  reply: withoutHealth(() => refuse(422, 'unknown question')),
}
