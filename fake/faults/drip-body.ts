import type { DeliveryFault } from '../fault.ts'
import { dropping, drops } from './drops.ts'
import { head } from './pieces.ts'

/** Sends the body bit by bit. */
export const dripBody: DeliveryFault = {
  id: 'drip-body',
  says: 'Sends the head at once and the body a few bytes at a time.',
  parameters: dropping,
  at: 'delivery',
  deliver: (reply, values) => [
    head(reply.head),
    ...drops(reply.body, 'body', values),
    { do: 'next' },
  ],
}
