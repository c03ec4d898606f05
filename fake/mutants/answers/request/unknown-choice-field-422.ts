import type { Mutant } from '../../../mutant.ts'
import { asksOne } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const unknownChoiceField422: Mutant = {
  id: 'unknown-choice-field-422',
  breaks: 'REQUEST-UNKNOWN-FIELDS',
  says: 'Refuses an unknown field inside a choice or a score question.',
  reply: refuseWhen(
    request => asksOne(request, question => question['type'] !== 'noul' && 'x_future' in question),
    422,
  ),
}
