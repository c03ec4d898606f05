import type { Mutant } from '../../../mutant.ts'
import { askedOf, refuseWhen } from '../../edit.ts'

/** Loops over the entries of a string. */
export const questionsText500: Mutant = {
  id: 'questions-text-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on questions that are a string.',
  reply: refuseWhen(request => typeof askedOf(request)['questions'] === 'string', 500),
}
