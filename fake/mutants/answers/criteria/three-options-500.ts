import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const threeOptions500: Mutant = {
  id: 'three-options-500',
  breaks: 'CHOICE-OPTIONS',
  says: 'Fails on a choice between three options.',
  reply: refuseWhen(
    request =>
      asksOne(
        request,
        question => question['type'] === 'choice' && outcomesOf(question).length === 3,
      ),
    500,
  ),
}
