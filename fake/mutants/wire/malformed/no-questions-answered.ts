import type { Mutant } from '../../../mutant.ts'
import { askedOf, isObject, jsonReply, questionsOf } from '../../edit.ts'
import { refusedWhen } from '../repair.ts'

/** Loops over no questions and is done. */
export const noQuestionsAnswered: Mutant = {
  id: 'no-questions-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a request that asks nothing with no answers.',
  reply: refusedWhen(
    request =>
      Object.keys(questionsOf(request)).length === 0 &&
      'state' in askedOf(request) &&
      (askedOf(request)['questions'] === undefined || isObject(askedOf(request)['questions'])),
    jsonReply(200, { model: 'fake-decider', answers: {} }),
  ),
}
