import type { Mutant } from '../../../mutant.ts'
import { asksOne } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const noulCriteriaRequired422: Mutant = {
  id: 'noul-criteria-required-422',
  breaks: 'NOUL-CRITERIA-OPTIONAL',
  says: 'Refuses a noul question without criteria.',
  reply: refuseWhen(
    request =>
      asksOne(
        request,
        question => question['type'] === 'noul' && question['criteria'] === undefined,
      ),
    422,
  ),
}
