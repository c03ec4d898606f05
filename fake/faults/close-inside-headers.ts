import type { DeliveryFault } from '../fault.ts'
import { half, head } from './pieces.ts'

/** Ends half-way through the head. */
export const closeInsideHeaders: DeliveryFault = {
  id: 'close-inside-headers',
  says: 'Sends the first half of the head and ends the connection (FIN).',
  at: 'delivery',
  deliver: reply => [head(half(reply.head)), { do: 'close' }],
}
