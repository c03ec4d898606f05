import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { repairQuestions } from '../repair.ts'

/** Looks the type up in a list by its position. */
export const typeNumberAnswered: Mutant = {
  id: 'type-number-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a question whose type is a number.',
  reply: repairQuestions(question =>
    isObject(question) && typeof question['type'] === 'number'
      ? { ...question, type: 'noul' }
      : question,
  ),
}
