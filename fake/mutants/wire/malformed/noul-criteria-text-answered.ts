import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { repairQuestions } from '../repair.ts'

/** Writes whatever criteria hold into the prompt. */
export const noulCriteriaTextAnswered: Mutant = {
  id: 'noul-criteria-text-answered',
  breaks: 'REQUEST-LIMITS-REFUSED',
  says: 'Answers a noul whose criteria are a string.',
  reply: repairQuestions(question =>
    isObject(question) && question['type'] === 'noul' && typeof question['criteria'] === 'string'
      ? { ...question, criteria: { true: question['criteria'] } }
      : question,
  ),
}
