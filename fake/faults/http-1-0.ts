import type { DeliveryFault } from '../fault.ts'
import { statusLineOf, withoutLine, withStatusLine } from './head-lines.ts'
import { body, head } from './pieces.ts'

/** Answers as a server of 1996. */
export const http10: DeliveryFault = {
  id: 'http-1-0',
  says: 'Answers with HTTP/1.0, without promising to keep the connection, and ends it (FIN).',
  at: 'delivery',
  deliver: reply => {
    const kept = withoutLine(withoutLine(reply.head, 'connection'), 'keep-alive')
    const line = statusLineOf(kept).replace('HTTP/1.1', 'HTTP/1.0')
    return [head(withStatusLine(kept, line)), body(reply.body), { do: 'close' }]
  },
}
