import type { Mutant } from '../../../mutant.ts'
import { repairQuestions } from '../repair.ts'

/** Takes a bare string for a noul question. */
export const questionTextAnswered: Mutant = {
  id: 'question-text-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a question that is a string.',
  reply: repairQuestions(question =>
    typeof question === 'string' ? { type: 'noul', instructions: question } : question,
  ),
}
