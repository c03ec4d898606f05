import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { repairQuestions } from '../repair.ts'

/** Takes the values of an object for levels. */
export const scoreObjectAnswered: Mutant = {
  id: 'score-object-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a score whose criteria are an object.',
  reply: repairQuestions(question =>
    isObject(question) && question['type'] === 'score' && isObject(question['criteria'])
      ? { ...question, criteria: Object.values(question['criteria']) }
      : question,
  ),
}
