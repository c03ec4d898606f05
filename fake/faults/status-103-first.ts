import type { DeliveryFault } from '../fault.ts'
import { head, whole } from './pieces.ts'

const FIRST = Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n')

/** Gives an early hint. */
export const status103First: DeliveryFault = {
  id: 'status-103-first',
  says: 'Sends 103 Early Hints ahead of the answer.',
  at: 'delivery',
  deliver: reply => [head(FIRST), ...whole(reply)],
}
