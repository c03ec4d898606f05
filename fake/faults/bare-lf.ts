import type { DeliveryFault } from '../fault.ts'
import { whole } from './pieces.ts'

/** Ends lines with LF alone. */
export const bareLf: DeliveryFault = {
  id: 'bare-lf',
  says: 'Ends the lines of the head with LF alone, without CR.',
  at: 'delivery',
  deliver: reply => {
    const lines = reply.head.toString('latin1').replaceAll('\r\n', '\n')
    return whole({ ...reply, head: Buffer.from(lines, 'latin1') })
  },
}
