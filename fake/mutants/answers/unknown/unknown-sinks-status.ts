import type { Mutant } from '../../../mutant.ts'
import { asksOne, countQuestions, isUnknowable } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const unknownSinksStatus: Mutant = {
  id: 'unknown-sinks-status',
  breaks: 'UNKNOWN-ALONE',
  says: 'Refuses the whole request when one of its questions cannot be answered.',
  reply: refuseWhen(request => asksOne(request, isUnknowable) && countQuestions(request) > 1, 422),
}
