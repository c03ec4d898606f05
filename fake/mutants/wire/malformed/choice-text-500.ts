import type { Mutant } from '../../../mutant.ts'
import { isObject, refuseWhen } from '../../edit.ts'
import { asks } from '../repair.ts'

/** Looks up the keys of a string. */
export const choiceText500: Mutant = {
  id: 'choice-text-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on a choice whose criteria are a string.',
  reply: refuseWhen(
    request =>
      asks(
        request,
        question =>
          isObject(question) &&
          question['type'] === 'choice' &&
          typeof question['criteria'] === 'string',
      ),
    500,
  ),
}
