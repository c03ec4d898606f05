import type { Mutant } from '../../../mutant.ts'
import { withBytes } from '../../edit.ts'
import { editHealthReport } from '../health-report.ts'

/** A load balancer’s own health check. */
export const healthEmpty: Mutant = {
  id: 'health-empty',
  breaks: 'HEALTH-STATUS',
  says: 'Answers /health with an empty 200.',
  reply: editHealthReport(reply => withBytes(reply, '')),
}
