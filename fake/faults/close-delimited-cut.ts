import type { DeliveryFault } from '../fault.ts'
import { withLine, withoutLine } from './head-lines.ts'
import { body, half, head } from './pieces.ts'

/** Cuts a body whose end is the end of the connection. */
export const closeDelimitedCut: DeliveryFault = {
  id: 'close-delimited-cut',
  says: 'Announces no length, sends the first half of the body and ends the connection (FIN), which looks like its end.',
  at: 'delivery',
  deliver: reply => {
    const closing = withLine(
      withoutLine(withoutLine(reply.head, 'keep-alive'), 'connection'),
      'Connection: close',
    )
    return [head(withoutLine(closing, 'content-length')), body(half(reply.body)), { do: 'close' }]
  },
}
