import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'
import { asks } from '../repair.ts'

/** Looks up the type of null. */
export const questionNull500: Mutant = {
  id: 'question-null-500',
  breaks: 'REQUEST-REFUSED',
  says: 'Fails with 500 on a question that is null.',
  reply: refuseWhen(request => asks(request, question => question === null), 500),
}
