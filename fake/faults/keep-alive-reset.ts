import type { DeliveryFault } from '../fault.ts'
import { body, head } from './pieces.ts'

/** Aborts a kept connection when it is used again. */
export const keepAliveReset: DeliveryFault = {
  id: 'keep-alive-reset',
  says: 'Answers and promises to keep the connection, then aborts it (RST) as soon as the next request arrives.',
  at: 'delivery',
  deliver: reply => [head(reply.head), body(reply.body), { do: 'await-more' }, { do: 'reset' }],
}
