import type { DeliveryFault } from '../fault.ts'
import { body, head } from './pieces.ts'

/** Ends a kept connection when it is used again. */
export const keepAliveClose: DeliveryFault = {
  id: 'keep-alive-close',
  says: 'Answers and promises to keep the connection, then ends it (FIN) as soon as the next request arrives.',
  at: 'delivery',
  deliver: reply => [head(reply.head), body(reply.body), { do: 'await-more' }, { do: 'close' }],
}
