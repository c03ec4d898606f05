import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { repairQuestions } from '../repair.ts'

/** Defaults to noul. */
export const typeMissingAnswered: Mutant = {
  id: 'type-missing-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a question without type as a noul.',
  reply: repairQuestions(question =>
    isObject(question) ? { ...question, type: question['type'] ?? 'noul' } : question,
  ),
}
