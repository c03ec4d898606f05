import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const oneSidedCriteria422: Mutant = {
  id: 'one-sided-criteria-422',
  breaks: 'NOUL-CRITERIA-ONE-SIDED',
  says: 'Refuses noul criteria that describe one answer only.',
  reply: refuseWhen(
    request =>
      asksOne(
        request,
        question => question['type'] === 'noul' && outcomesOf(question).length === 1,
      ),
    422,
  ),
}
