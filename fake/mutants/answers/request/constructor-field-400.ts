import type { Mutant } from '../../../mutant.ts'
import { unknownFieldsOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const constructorField400: Mutant = {
  id: 'constructor-field-400',
  breaks: 'REQUEST-UNKNOWN-FIELDS',
  says: 'Refuses a field named constructor as an attack.',
  reply: refuseWhen(request => unknownFieldsOf(request).some(name => name === 'constructor'), 400),
}
