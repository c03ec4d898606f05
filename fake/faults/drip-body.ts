import type { DeliveryFault } from '../fault.ts'
import { drops } from './drops.ts'
import { head } from './pieces.ts'

/** Sends the body bit by bit. */
export const dripBody: DeliveryFault = {
  id: 'drip-body',
  says: 'Sends the head at once and the body a few bytes at a time.',
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
    head(reply.head),
    ...drops(reply.body, 'body', values),
    { do: 'next' },
  ],
}
