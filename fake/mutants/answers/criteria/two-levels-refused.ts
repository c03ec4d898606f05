import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const twoLevelsRefused: Mutant = {
  id: 'two-levels-refused',
  breaks: 'SCORE-LEVELS',
  says: 'Refuses a scale of two levels.',
  reply: refuseWhen(
    request =>
      asksOne(
        request,
        question => question['type'] === 'score' && outcomesOf(question).length === 2,
      ),
    422,
  ),
}
