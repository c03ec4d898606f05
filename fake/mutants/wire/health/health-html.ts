import type { Mutant } from '../../../mutant.ts'
import { withBytes, withHeader } from '../../edit.ts'
import { editHealthReport } from '../health-report.ts'

/** A web page that answers on every path. */
export const healthHtml: Mutant = {
  id: 'health-html',
  breaks: 'HEALTH-STATUS',
  says: 'Answers /health with a web page.',
  reply: editHealthReport(reply =>
    withHeader(withBytes(reply, '<p>ok</p>'), 'content-type', 'text/html'),
  ),
}
