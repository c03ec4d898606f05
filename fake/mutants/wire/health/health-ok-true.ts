import type { Mutant } from '../../../mutant.ts'
import { withBody } from '../../edit.ts'
import { editHealthReport } from '../health-report.ts'

/** Wald reports ok: true and no status. */
export const healthOkTrue: Mutant = {
  id: 'health-ok-true',
  breaks: 'HEALTH-STATUS',
  says: 'Reports ok: true in place of status.',
  reply: editHealthReport(reply => withBody(reply, { ok: true, model: 'fake-decider' })),
}
