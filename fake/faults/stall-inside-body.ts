import type { DeliveryFault } from '../fault.ts'
import { body, half, head } from './pieces.ts'

/** Falls silent half-way through the body. */
export const stallInsideBody: DeliveryFault = {
  id: 'stall-inside-body',
  says: 'Sends the head and the first half of the body, then nothing, and keeps the connection open.',
  at: 'delivery',
  deliver: reply => [head(reply.head), body(half(reply.body)), { do: 'hang' }],
}
