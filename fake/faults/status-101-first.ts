import type { DeliveryFault } from '../fault.ts'
import { head, whole } from './pieces.ts'

const FIRST = Buffer.from(
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: decider\r\nConnection: Upgrade\r\n\r\n',
)

/** Claims to switch protocols. */
export const status101First: DeliveryFault = {
  id: 'status-101-first',
  says: 'Sends 101 Switching Protocols ahead of the answer.',
  at: 'delivery',
  deliver: reply => [head(FIRST), ...whole(reply)],
}
