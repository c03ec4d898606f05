import type { Mutant } from '../../../mutant.ts'
import { asksOne, countQuestions, isUnknowable } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const unknown422: Mutant = {
  id: 'unknown-422',
  breaks: 'UNKNOWN-MISSING-KEY',
  says: 'Answers 422 to a question it cannot answer.',
  reply: refuseWhen(
    request => asksOne(request, isUnknowable) && countQuestions(request) === 1,
    422,
  ),
}
