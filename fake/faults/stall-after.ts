import { type DeliveryFault, parameterOf } from '../fault.ts'
import { firstBytes } from './pieces.ts'

/** Falls silent after a number of bytes. */
export const stallAfter: DeliveryFault = {
  id: 'stall-after',
  says: 'Sends the first bytes of the answer, head included, then nothing, and keeps the connection open.',
  parameters: {
    bytes: {
      says: 'how many bytes are sent, counted from the status line on',
      least: 0,
      most: 1073741824,
      default: 100,
    },
  },
  at: 'delivery',
  deliver: (reply, values) => [...firstBytes(reply, parameterOf(values, 'bytes')), { do: 'hang' }],
}
