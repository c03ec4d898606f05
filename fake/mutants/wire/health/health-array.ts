import type { Mutant } from '../../../mutant.ts'
import { bodyOf, withBody } from '../../edit.ts'
import { editHealthReport } from '../health-report.ts'

/** One report for each worker. */
export const healthArray: Mutant = {
  id: 'health-array',
  breaks: 'HEALTH-STATUS',
  says: 'Reports an array.',
  reply: editHealthReport(reply => withBody(reply, [bodyOf(reply)])),
}
