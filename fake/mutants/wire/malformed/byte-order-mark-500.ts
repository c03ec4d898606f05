import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Python’s json raises on a byte order mark. */
export const byteOrderMark500: Mutant = {
  id: 'byte-order-mark-500',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Fails with 500 on a byte order mark.',
  reply: refuseWhen(({ body }) => body[0] === 0xef, 500),
}
