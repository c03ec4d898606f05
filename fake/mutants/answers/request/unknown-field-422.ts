import type { Mutant } from '../../../mutant.ts'
import { unknownFieldsOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const unknownField422: Mutant = {
  id: 'unknown-field-422',
  breaks: 'REQUEST-UNKNOWN-FIELDS',
  says: 'Refuses a request with a field it does not know.',
  reply: refuseWhen(request => unknownFieldsOf(request).length > 0, 422, 'extra_forbidden'),
}
