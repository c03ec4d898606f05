import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { repairQuestions } from '../repair.ts'

/** Wald rates on up to 255 levels. */
export const elevenLevelsAnswered: Mutant = {
  id: 'eleven-levels-answered',
  breaks: 'REQUEST-LIMITS-REFUSED',
  says: 'Answers a score with eleven levels.',
  reply: repairQuestions(question =>
    isObject(question) && question['type'] === 'score' && Array.isArray(question['criteria'])
      ? { ...question, criteria: question['criteria'].slice(0, 10) }
      : question,
  ),
}
