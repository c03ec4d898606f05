import type { Mutant } from '../../../mutant.ts'
import { isObject, jsonReply, objectAt } from '../../edit.ts'
import { asks, refusedWhen } from '../repair.ts'

/** Picks the only option there is. */
export const oneOptionAnswered: Mutant = {
  id: 'one-option-answered',
  breaks: 'REQUEST-LIMITS-REFUSED',
  says: 'Answers a choice with one option.',
  reply: refusedWhen(
    request =>
      asks(
        request,
        question => isObject(question) && Object.keys(objectAt(question, 'criteria')).length === 1,
      ),
    jsonReply(200, {
      model: 'fake-decider',
      answers: { q: { type: 'choice', choice: 'test', confidence: 1 } },
    }),
  ),
}
