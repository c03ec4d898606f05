import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const fiveLevels422: Mutant = {
  id: 'five-levels-422',
  breaks: 'SCORE-LEVELS',
  says: 'Refuses a scale of five levels.',
  reply: refuseWhen(
    request =>
      asksOne(
        request,
        question => question['type'] === 'score' && outcomesOf(question).length === 5,
      ),
    422,
  ),
}
