import type { Mutant } from '../../../mutant.ts'
import { unknownFieldsOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const nonAsciiFieldName500: Mutant = {
  id: 'non-ascii-field-name-500',
  breaks: 'REQUEST-UNKNOWN-FIELDS',
  says: 'Fails on a field whose name is not ASCII.',
  reply: refuseWhen(request => unknownFieldsOf(request).some(name => /[^ -~]/.test(name)), 500),
}
