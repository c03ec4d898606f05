import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const threeLevels500: Mutant = {
  id: 'three-levels-500',
  breaks: 'SCORE-LEVELS',
  says: 'Fails on a scale of three levels.',
  reply: refuseWhen(
    request =>
      asksOne(
        request,
        question => question['type'] === 'score' && outcomesOf(question).length === 3,
      ),
    500,
  ),
}
