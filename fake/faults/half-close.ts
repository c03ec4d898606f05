import type { DeliveryFault } from '../fault.ts'
import { body, head } from './pieces.ts'

/** Answers, ends its half and goes on reading. */
export const halfClose: DeliveryFault = {
  id: 'half-close',
  says: 'Sends the whole answer, ends its half of the connection (FIN) and goes on reading, though the answer promised to keep it.',
  at: 'delivery',
  deliver: reply => [head(reply.head), body(reply.body), { do: 'half-close' }],
}
