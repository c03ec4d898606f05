import type { DeliveryFault } from '../fault.ts'
import { withLine } from './head-lines.ts'
import { whole } from './pieces.ts'

/** Sends a NUL byte in a header. */
export const nulInHeader: DeliveryFault = {
  id: 'nul-in-header',
  says: 'Sends a header whose value holds a NUL byte.',
  at: 'delivery',
  deliver: reply => whole({ ...reply, head: withLine(reply.head, 'X-Nul: a\0b') }),
}
