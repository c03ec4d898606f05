import type { DeliveryFault } from '../fault.ts'
import { half, head, settle } from './pieces.ts'

/** Aborts half-way through the head. */
export const resetInsideHeaders: DeliveryFault = {
  id: 'reset-inside-headers',
  says: 'Sends the first half of the head and aborts the connection (RST).',
  at: 'delivery',
  deliver: reply => [head(half(reply.head)), settle, { do: 'reset' }],
}
