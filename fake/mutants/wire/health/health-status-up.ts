import type { Mutant } from '../../../mutant.ts'
import { bodyOf, withBody } from '../../edit.ts'
import { editHealthReport } from '../health-report.ts'

/** Spring’s word for it. */
export const healthStatusUp: Mutant = {
  id: 'health-status-up',
  breaks: 'HEALTH-STATUS-OK',
  says: 'Reports the status UP.',
  reply: editHealthReport(reply => withBody(reply, { ...bodyOf(reply), status: 'UP' })),
}
