import type { DeliveryFault } from '../fault.ts'
import { dropping, drops, pause } from './drops.ts'

/** Sends everything bit by bit. */
export const drip: DeliveryFault = {
  id: 'drip',
  says: 'Sends the answer a few bytes at a time, from the status line on.',
  parameters: dropping,
  at: 'delivery',
  deliver: (reply, values) => [
    ...drops(reply.head, 'head', values),
    pause(values),
    ...drops(reply.body, 'body', values),
    { do: 'next' },
  ],
}
