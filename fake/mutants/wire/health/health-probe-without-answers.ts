import type { Mutant } from '../../../mutant.ts'
import { bodyOf, withBody } from '../../edit.ts'
import { withoutHealth } from '../health-report.ts'

/** A gateway that puts answers into an envelope. */
export const healthProbeWithoutAnswers: Mutant = {
  id: 'health-probe-without-answers',
  breaks: 'HEALTH-PROBE',
  says: 'Has no /health and answers the health probe without an answers object.',
  reply: withoutHealth(reply => withBody(reply, { result: bodyOf(reply) })),
}
