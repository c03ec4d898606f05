import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const optionsCap26: Mutant = {
  id: 'options-cap-26',
  breaks: 'CHOICE-MANY-OPTIONS',
  says: 'Refuses a choice of more than 26 options.',
  reply: refuseWhen(
    request =>
      asksOne(
        request,
        question => question['type'] === 'choice' && outcomesOf(question).length > 26,
      ),
    422,
  ),
}
