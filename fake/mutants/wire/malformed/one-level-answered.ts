import type { Mutant } from '../../../mutant.ts'
import { isObject, jsonReply } from '../../edit.ts'
import { asks, refusedWhen } from '../repair.ts'

/** Rates on a scale with one level. */
export const oneLevelAnswered: Mutant = {
  id: 'one-level-answered',
  breaks: 'REQUEST-LIMITS-REFUSED',
  says: 'Answers a score with one level.',
  reply: refusedWhen(
    request =>
      asks(request, question => {
        const levels = isObject(question) ? question['criteria'] : undefined
        return Array.isArray(levels) && levels.length === 1
      }),
    jsonReply(200, {
      model: 'fake-decider',
      answers: { q: { type: 'score', score: 0, confidence: 1 } },
    }),
  ),
}
