import type { DeliveryFault } from '../fault.ts'

/** Aborts without an answer. */
export const resetBeforeHeaders: DeliveryFault = {
  id: 'reset-before-headers',
  says: 'Reads the request and aborts the connection (RST) without a byte.',
  at: 'delivery',
  deliver: () => [{ do: 'reset' }],
}
