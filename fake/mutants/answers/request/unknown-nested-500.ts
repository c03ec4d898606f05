import type { Mutant } from '../../../mutant.ts'
import { unknownFieldsOf } from '../../asked.ts'
import { askedOf, refuseWhen } from '../../edit.ts'

export const unknownNested500: Mutant = {
  id: 'unknown-nested-500',
  breaks: 'REQUEST-UNKNOWN-FIELDS',
  says: 'Fails on an unknown field that holds an array.',
  reply: refuseWhen(
    request => unknownFieldsOf(request).some(name => Array.isArray(askedOf(request)[name])),
    500,
  ),
}
