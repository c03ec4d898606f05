import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const twoOptionsRefused: Mutant = {
  id: 'two-options-refused',
  breaks: 'CHOICE-OPTIONS',
  says: 'Refuses a choice between two options.',
  reply: refuseWhen(
    request =>
      asksOne(
        request,
        question => question['type'] === 'choice' && outcomesOf(question).length === 2,
      ),
    422,
  ),
}
