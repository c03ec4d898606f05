import type { Mutant } from '../../../mutant.ts'
import { isObject, refuseWhen } from '../../edit.ts'
import { asks } from '../repair.ts'

/** Takes the last of no levels. */
export const scoreEmpty500: Mutant = {
  id: 'score-empty-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on a score without levels.',
  reply: refuseWhen(
    request =>
      asks(
        request,
        question =>
          isObject(question) &&
          question['type'] === 'score' &&
          Array.isArray(question['criteria']) &&
          question['criteria'].length === 0,
      ),
    500,
  ),
}
