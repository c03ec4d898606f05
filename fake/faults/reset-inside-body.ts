import type { DeliveryFault } from '../fault.ts'
import { body, half, head, settle } from './pieces.ts'

/** Aborts half-way through the body. */
export const resetInsideBody: DeliveryFault = {
  id: 'reset-inside-body',
  says: 'Announces the whole body, sends the first half of it and aborts the connection (RST).',
  at: 'delivery',
  deliver: reply => [head(reply.head), body(half(reply.body)), settle, { do: 'reset' }],
}
