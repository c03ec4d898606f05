import type { Mutant } from '../../../mutant.ts'
import { isBeyondLimits } from '../limits.ts'
import { answerPlainly } from '../repair.ts'

/** Takes what the API it adopts takes, and more. */
export const limitsAnswered: Mutant = {
  id: 'limits-answered',
  breaks: 'REQUEST-LIMITS-REFUSED',
  says: 'Answers every request outside the page’s limits as if a plain one had been sent.',
  reply: answerPlainly(isBeyondLimits),
}
