import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { repairQuestions } from '../repair.ts'

/** Turns everything into text first. */
export const instructionsNumberAnswered: Mutant = {
  id: 'instructions-number-answered',
  breaks: 'REQUEST-LIMITS-REFUSED',
  says: 'Answers a question whose instructions are a number.',
  reply: repairQuestions(question =>
    isObject(question) && typeof question['instructions'] === 'number'
      ? { ...question, instructions: String(question['instructions']) }
      : question,
  ),
}
