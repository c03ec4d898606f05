import type { DeliveryFault } from '../fault.ts'
import { statusLineOf, withStatusLine } from './head-lines.ts'
import { whole } from './pieces.ts'

/** Answers in a version that does not exist. */
export const unknownHttpVersion: DeliveryFault = {
  id: 'unknown-http-version',
  says: 'Names HTTP/3.7 in the status line.',
  at: 'delivery',
  deliver: reply => {
    const line = statusLineOf(reply.head).replace('HTTP/1.1', 'HTTP/3.7')
    return whole({ ...reply, head: withStatusLine(reply.head, line) })
  },
}
