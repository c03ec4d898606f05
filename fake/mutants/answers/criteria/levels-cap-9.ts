import type { Mutant } from '../../../mutant.ts'
import { asksOne, outcomesOf } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const levelsCap9: Mutant = {
  id: 'levels-cap-9',
  breaks: 'SCORE-LEVELS',
  says: 'Refuses a scale of more than 9 levels.',
  reply: refuseWhen(
    request =>
      asksOne(request, question => question['type'] === 'score' && outcomesOf(question).length > 9),
    422,
  ),
}
