import type { DeliveryFault } from '../fault.ts'
import { withLine } from './head-lines.ts'
import { whole } from './pieces.ts'

/** Sends a header that is none. */
export const headerWithoutColon: DeliveryFault = {
  id: 'header-without-colon',
  says: 'Sends a header line without a colon.',
  at: 'delivery',
  deliver: reply => whole({ ...reply, head: withLine(reply.head, 'X-No-Colon here') }),
}
