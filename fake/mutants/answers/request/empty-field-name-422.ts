import type { Mutant } from '../../../mutant.ts'
import { unknownFieldsOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const emptyFieldName422: Mutant = {
  id: 'empty-field-name-422',
  breaks: 'REQUEST-UNKNOWN-FIELDS',
  says: 'Refuses a field with an empty name.',
  reply: refuseWhen(request => unknownFieldsOf(request).some(name => name === ''), 422),
}
