import type { DeliveryFault } from '../fault.ts'
import { head, whole } from './pieces.ts'

const FIRST = Buffer.from('HTTP/1.1 100 Continue\r\n\r\n')

/** Tells the client to go on, though nobody asked. */
export const status100First: DeliveryFault = {
  id: 'status-100-first',
  says: 'Sends 100 Continue ahead of the answer.',
  at: 'delivery',
  deliver: reply => [head(FIRST), ...whole(reply)],
}
