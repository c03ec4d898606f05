import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { repairQuestions } from '../repair.ts'

/** Turns every level into text first. */
export const levelNumberAnswered: Mutant = {
  id: 'level-number-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a score one of whose levels is a number.',
  reply: repairQuestions(question =>
    isObject(question) && question['type'] === 'score' && Array.isArray(question['criteria'])
      ? { ...question, criteria: question['criteria'].map(String) }
      : question,
  ),
}
