import { type DeliveryFault, parameterOf } from '../fault.ts'
import { withLine } from './head-lines.ts'
import { whole } from './pieces.ts'

/** Sends far too many headers. */
export const manyHeaders: DeliveryFault = {
  id: 'many-headers',
  says: 'Sends many short headers.',
  parameters: {
    count: { says: 'how many headers are added', least: 1, most: 100000, default: 2000 },
  },
  at: 'delivery',
  deliver: (reply, values) => {
    const count = parameterOf(values, 'count')
    const lines = Array.from({ length: count }, (_, index) => `X-Many-${index + 1}: h`)
    return whole({ ...reply, head: withLine(reply.head, lines.join('\r\n')) })
  },
}
