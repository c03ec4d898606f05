import type { Mutant } from '../../../mutant.ts'
import { asksOne } from '../../asked.ts'
import { type JsonObject, refuseWhen } from '../../edit.ts'

const isForeign = (question: JsonObject): boolean => String(question['type']).startsWith('x-')

export const unknownType500: Mutant = {
  id: 'unknown-type-500',
  breaks: 'QUESTION-UNKNOWN-TYPE',
  says: 'Fails on a question of a type it does not know.',
  reply: refuseWhen(request => asksOne(request, isForeign), 500),
}
