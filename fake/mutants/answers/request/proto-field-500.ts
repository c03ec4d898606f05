import type { Mutant } from '../../../mutant.ts'
import { unknownFieldsOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const protoField500: Mutant = {
  id: 'proto-field-500',
  breaks: 'REQUEST-UNKNOWN-FIELDS',
  says: 'Fails on a field named __proto__.',
  reply: refuseWhen(request => unknownFieldsOf(request).some(name => name === '__proto__'), 500),
}
