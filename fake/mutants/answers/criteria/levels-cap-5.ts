import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const levelsCap5: Mutant = {
  id: 'levels-cap-5',
  breaks: 'SCORE-LEVELS',
  says: 'Refuses a scale of more than 5 levels.',
  reply: refuseWhen(
    request =>
      asksOne(request, question => question['type'] === 'score' && outcomesOf(question).length > 5),
    422,
  ),
}
