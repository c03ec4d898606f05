import type { DeliveryFault } from '../fault.ts'
import { body, half, head } from './pieces.ts'

/** Ends half-way through the body. */
export const closeInsideBody: DeliveryFault = {
  id: 'close-inside-body',
  says: 'Announces the whole body, sends the first half of it and ends the connection (FIN).',
  at: 'delivery',
  deliver: reply => [head(reply.head), body(half(reply.body)), { do: 'close' }],
}
