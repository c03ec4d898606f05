import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const falseCriterionAlone500: Mutant = {
  id: 'false-criterion-alone-500',
  breaks: 'NOUL-CRITERIA-ONE-SIDED',
  says: 'Fails on noul criteria without true.',
  reply: refuseWhen(
    request =>
      asksOne(
        request,
        question => question['type'] === 'noul' && outcomesOf(question).join() === 'false',
      ),
    500,
  ),
}
