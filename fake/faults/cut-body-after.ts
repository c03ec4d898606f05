import { type DeliveryFault, parameterOf } from '../fault.ts'
import { body, head } from './pieces.ts'

/** Ends after a number of bytes of the body. */
export const cutBodyAfter: DeliveryFault = {
  id: 'cut-body-after',
  says: 'Sends the head and the first bytes of the body, and ends the connection (FIN).',
  parameters: {
    bytes: { says: 'how many bytes of the body are sent', least: 0, most: 1073741824, default: 10 },
  },
  at: 'delivery',
  deliver: (reply, values) => [
    head(reply.head),
    body(reply.body.subarray(0, parameterOf(values, 'bytes'))),
    { do: 'close' },
  ],
}
