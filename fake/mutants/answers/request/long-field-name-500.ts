import type { Mutant } from '../../../mutant.ts'
import { unknownFieldsOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const longFieldName500: Mutant = {
  id: 'long-field-name-500',
  breaks: 'REQUEST-UNKNOWN-FIELDS',
  says: 'Fails on a field whose name has more than 255 characters.',
  reply: refuseWhen(request => unknownFieldsOf(request).some(name => name.length > 255), 500),
}
