import type { Mutant } from '../../../mutant.ts'
import { asksOne, countQuestions, isUnknowable } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const unknown404: Mutant = {
  id: 'unknown-404',
  breaks: 'UNKNOWN-MISSING-KEY',
  says: 'Answers 404 to a question it cannot answer.',
  reply: refuseWhen(
    request => asksOne(request, isUnknowable) && countQuestions(request) === 1,
    404,
  ),
}
