import { type DeliveryFault, parameterOf } from '../fault.ts'
import { other } from './pieces.ts'

/** Speaks no HTTP. */
export const garbage: DeliveryFault = {
  id: 'garbage',
  says: 'Sends random bytes in place of an answer and ends the connection (FIN).',
  parameters: {
    bytes: { says: 'how many bytes are sent', least: 1, most: 1048576, default: 64 },
  },
  at: 'delivery',
  deliver: (_reply, values, next) => {
    const count = parameterOf(values, 'bytes')
    // The high bit keeps them from being an HTTP response by chance.
    const bytes = Buffer.from(Array.from({ length: count }, () => 128 + Math.floor(next() * 128)))
    return [other(bytes), { do: 'close' }]
  },
}
