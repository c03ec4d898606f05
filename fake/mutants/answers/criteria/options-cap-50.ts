import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const optionsCap50: Mutant = {
  id: 'options-cap-50',
  breaks: 'CHOICE-MANY-OPTIONS',
  says: 'Refuses a choice of more than 50 options.',
  reply: refuseWhen(
    request =>
      asksOne(
        request,
        question => question['type'] === 'choice' && outcomesOf(question).length > 50,
      ),
    422,
  ),
}
