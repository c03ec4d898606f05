import type { DeliveryFault } from '../fault.ts'
import { inChunks } from './chunks.ts'
import { withLine } from './head-lines.ts'
import { whole } from './pieces.ts'

/** Frames the body in both ways. */
export const contentLengthAndChunked: DeliveryFault = {
  id: 'content-length-and-chunked',
  says: 'Sends the body in chunks, with a Content-Length beside Transfer-Encoding (RFC 9112 section 6.2 forbids both).',
  at: 'delivery',
  deliver: reply => {
    const { head, body } = inChunks(reply)
    return whole({ head: withLine(head, `Content-Length: ${reply.body.length}`), body })
  },
}
