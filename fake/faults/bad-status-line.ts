import type { DeliveryFault } from '../fault.ts'
import { withStatusLine } from './head-lines.ts'
import { whole } from './pieces.ts'

/** Sends a status that is no number. */
export const badStatusLine: DeliveryFault = {
  id: 'bad-status-line',
  says: 'Sends a status line with letters in place of the status.',
  at: 'delivery',
  deliver: reply => whole({ ...reply, head: withStatusLine(reply.head, 'HTTP/1.1 OKAY OK') }),
}
