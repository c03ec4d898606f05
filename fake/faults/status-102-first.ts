import type { DeliveryFault } from '../fault.ts'
import { head, whole } from './pieces.ts'

const FIRST = Buffer.from('HTTP/1.1 102 Processing\r\n\r\n')

/** Says that it is at work. */
export const status102First: DeliveryFault = {
  id: 'status-102-first',
  says: 'Sends 102 Processing ahead of the answer.',
  at: 'delivery',
  deliver: reply => [head(FIRST), ...whole(reply)],
}
