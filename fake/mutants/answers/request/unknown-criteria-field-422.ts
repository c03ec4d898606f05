import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const unknownCriteriaField422: Mutant = {
  id: 'unknown-criteria-field-422',
  breaks: 'REQUEST-UNKNOWN-FIELDS',
  says: 'Refuses noul criteria with a field beside true and false.',
  reply: refuseWhen(
    request =>
      asksOne(
        request,
        question =>
          question['type'] === 'noul' &&
          outcomesOf(question).some(name => name !== 'true' && name !== 'false'),
      ),
    422,
  ),
}
