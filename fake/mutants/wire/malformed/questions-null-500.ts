import type { Mutant } from '../../../mutant.ts'
import { askedOf, refuseWhen } from '../../edit.ts'

/** Loops over null. */
export const questionsNull500: Mutant = {
  id: 'questions-null-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on questions: null.',
  reply: refuseWhen(request => askedOf(request)['questions'] === null, 500),
}
