import type { DeliveryFault } from '../fault.ts'
import { drops, pause } from './drops.ts'

/** Sends everything bit by bit. */
export const drip: DeliveryFault = {
  id: 'drip',
  says: 'Sends the answer a few bytes at a time, from the status line on.',
  parameters: {
    bytes: { says: 'how many bytes are sent at once', least: 1, most: 1048576, default: 1 },
    ms: {
      says: 'how many ms lie between two of these pieces',
      least: 1,
      most: 600000,
      default: 100,
    },
  },
  at: 'delivery',
  deliver: (reply, values) => [
    ...drops(reply.head, 'head', values),
    pause(values),
    ...drops(reply.body, 'body', values),
    { do: 'next' },
  ],
}
