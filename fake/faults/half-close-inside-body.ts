import type { DeliveryFault } from '../fault.ts'
import { body, half, head } from './pieces.ts'

/** Ends its half half-way through the body and goes on reading. */
export const halfCloseInsideBody: DeliveryFault = {
  id: 'half-close-inside-body',
  says: 'Sends the head and the first half of the body, ends its half of the connection (FIN) and goes on reading.',
  at: 'delivery',
  deliver: reply => [head(reply.head), body(half(reply.body)), { do: 'half-close' }],
}
