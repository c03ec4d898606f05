import type { Mutant } from '../../../mutant.ts'
import { bodyOf, withBody } from '../../edit.ts'
import { editHealthReport } from '../health-report.ts'

/** Asks for a status before there is one. */
export const healthStatusNull: Mutant = {
  id: 'health-status-null',
  breaks: 'HEALTH-STATUS',
  says: 'Reports status: null.',
  reply: editHealthReport(reply => withBody(reply, { ...bodyOf(reply), status: null })),
}
