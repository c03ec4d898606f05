import type { Mutant } from '../../../mutant.ts'
import { isObject, refuseWhen } from '../../edit.ts'
import { asks } from '../repair.ts'

/** Takes the largest of no probabilities. */
export const choiceEmpty500: Mutant = {
  id: 'choice-empty-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on a choice without options.',
  reply: refuseWhen(
    request =>
      asks(
        request,
        question =>
          isObject(question) &&
          question['type'] === 'choice' &&
          isObject(question['criteria']) &&
          Object.keys(question['criteria']).length === 0,
      ),
    500,
  ),
}
