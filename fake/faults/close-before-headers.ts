import type { DeliveryFault } from '../fault.ts'

/** Ends without an answer. */
export const closeBeforeHeaders: DeliveryFault = {
  id: 'close-before-headers',
  says: 'Reads the request and ends the connection in order (FIN) without a byte.',
  at: 'delivery',
  deliver: () => [{ do: 'close' }],
}
