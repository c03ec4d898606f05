import type { Mutant } from '../../../mutant.ts'
import { asksOne } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const unknownQuestionField422: Mutant = {
  id: 'unknown-question-field-422',
  breaks: 'REQUEST-UNKNOWN-FIELDS',
  says: 'Refuses a question with a field it does not know.',
  reply: refuseWhen(
    request =>
      asksOne(request, question =>
        Object.keys(question).some(name => !['type', 'instructions', 'criteria'].includes(name)),
      ),
    422,
  ),
}
