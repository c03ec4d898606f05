import type { DeliveryFault } from '../fault.ts'
import { body } from './pieces.ts'

/** Leaves the head out. */
export const bareBody: DeliveryFault = {
  id: 'bare-body',
  says: 'Sends the body without status line and headers, as HTTP/0.9 did, and ends the connection (FIN).',
  at: 'delivery',
  deliver: reply => [body(reply.body), { do: 'close' }],
}
