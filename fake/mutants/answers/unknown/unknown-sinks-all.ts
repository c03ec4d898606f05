import type { Mutant } from '../../../mutant.ts'
import { asksOne, isUnknowable } from '../../asked.ts'
import { editBody } from '../../edit.ts'

export const unknownSinksAll: Mutant = {
  id: 'unknown-sinks-all',
  breaks: 'UNKNOWN-ALONE',
  says: 'Answers nothing when one question cannot be answered.',
  reply: editBody((body, request) =>
    asksOne(request, isUnknowable) ? { ...body, answers: {} } : body,
  ),
}
