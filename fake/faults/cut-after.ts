import { type DeliveryFault, parameterOf } from '../fault.ts'
import { firstBytes, sentBytes } from './pieces.ts'

/** Ends after a number of bytes. */
export const cutAfter: DeliveryFault = {
  id: 'cut-after',
  says: 'Sends the first bytes of the answer, head included, and ends the connection (FIN).',
  parameters: { bytes: sentBytes },
  at: 'delivery',
  deliver: (reply, values) => [...firstBytes(reply, parameterOf(values, 'bytes')), { do: 'close' }],
}
