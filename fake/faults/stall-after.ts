import { type DeliveryFault, parameterOf } from '../fault.ts'
import { firstBytes, sentBytes } from './pieces.ts'

/** Falls silent after a number of bytes. */
export const stallAfter: DeliveryFault = {
  id: 'stall-after',
  says: 'Sends the first bytes of the answer, head included, then nothing, and keeps the connection open.',
  parameters: { bytes: sentBytes },
  at: 'delivery',
  deliver: (reply, values) => [...firstBytes(reply, parameterOf(values, 'bytes')), { do: 'hang' }],
}
