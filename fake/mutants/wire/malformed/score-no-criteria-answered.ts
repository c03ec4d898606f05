import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { repairQuestions } from '../repair.ts'

/** Rates on a scale of its own. */
export const scoreNoCriteriaAnswered: Mutant = {
  id: 'score-no-criteria-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a score without criteria on a scale of its own.',
  reply: repairQuestions(question =>
    isObject(question) && question['type'] === 'score' && question['criteria'] === undefined
      ? { ...question, criteria: ['low', 'high'] }
      : question,
  ),
}
