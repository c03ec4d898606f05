import type { DeliveryFault } from '../fault.ts'
import { withLine } from './head-lines.ts'
import { whole } from './pieces.ts'

/** Announces two lengths. */
export const duplicateContentLength: DeliveryFault = {
  id: 'duplicate-content-length',
  says: 'Sends two Content-Length headers that differ; the second is longer by 10.',
  at: 'delivery',
  deliver: reply => {
    const length = `Content-Length: ${reply.body.length + 10}`
    return whole({ ...reply, head: withLine(reply.head, length) })
  },
}
