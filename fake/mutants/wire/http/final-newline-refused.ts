import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Takes white space for bytes after the JSON text. */
export const finalNewlineRefused: Mutant = {
  id: 'final-newline-refused',
  breaks: 'ENDPOINT-SYSTEMONE',
  says: 'Refuses a body that ends in a line feed.',
  reply: refuseWhen(({ body }) => body.at(-1) === 0x0a, 400),
}
