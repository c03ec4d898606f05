import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { repairQuestions } from '../repair.ts'

/** Defaults to empty instructions. */
export const instructionsMissingAnswered: Mutant = {
  id: 'instructions-missing-answered',
  breaks: 'REQUEST-LIMITS-REFUSED',
  says: 'Answers a question without instructions.',
  reply: repairQuestions(question =>
    isObject(question) ? { instructions: '', ...question } : question,
  ),
}
