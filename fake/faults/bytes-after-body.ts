import type { DeliveryFault } from '../fault.ts'
import { body, head, other } from './pieces.ts'

/** Goes on after the body. */
export const bytesAfterBody: DeliveryFault = {
  id: 'bytes-after-body',
  says: 'Sends bytes after the body, outside its length, where the next answer would begin.',
  at: 'delivery',
  deliver: reply => [
    head(reply.head),
    body(reply.body),
    other(Buffer.from('trailing')),
    { do: 'next' },
  ],
}
