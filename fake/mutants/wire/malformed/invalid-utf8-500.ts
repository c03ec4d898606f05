import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** A UnicodeDecodeError nobody catches. */
export const invalidUtf8500: Mutant = {
  id: 'invalid-utf8-500',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Fails with 500 on bytes that are no UTF-8.',
  reply: refuseWhen(({ body }) => body.includes(0xff), 500),
}
