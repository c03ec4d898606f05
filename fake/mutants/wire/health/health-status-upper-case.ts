import type { Mutant } from '../../../mutant.ts'
import { bodyOf, withBody } from '../../edit.ts'
import { editHealthReport } from '../health-report.ts'

/** Shouts. */
export const healthStatusUpperCase: Mutant = {
  id: 'health-status-upper-case',
  breaks: 'HEALTH-STATUS-OK',
  says: 'Reports the status OK in capitals.',
  reply: editHealthReport(reply => withBody(reply, { ...bodyOf(reply), status: 'OK' })),
}
