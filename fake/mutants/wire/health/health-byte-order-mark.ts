import type { Mutant } from '../../../mutant.ts'
import { withText } from '../../edit.ts'
import { editHealthReport } from '../health-report.ts'

/** Writes its report with an editor’s encoding. */
export const healthByteOrderMark: Mutant = {
  id: 'health-byte-order-mark',
  breaks: 'HEALTH-STATUS',
  says: 'Puts a byte order mark in front of the report.',
  reply: editHealthReport(reply => withText(reply, text => `\ufeff${text}`)),
}
