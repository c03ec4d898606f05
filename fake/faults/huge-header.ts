import { type DeliveryFault, parameterOf } from '../fault.ts'
import { withLine } from './head-lines.ts'
import { whole } from './pieces.ts'

/** Sends one header that is far too long. */
export const hugeHeader: DeliveryFault = {
  id: 'huge-header',
  says: 'Sends one header of many bytes.',
  parameters: {
    bytes: {
      says: 'how many bytes the value of the header has',
      least: 1,
      most: 16777216,
      default: 131072,
    },
  },
  at: 'delivery',
  deliver: (reply, values) =>
    whole({
      ...reply,
      head: withLine(reply.head, `X-Huge: ${'h'.repeat(parameterOf(values, 'bytes'))}`),
    }),
}
