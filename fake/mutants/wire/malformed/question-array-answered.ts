import type { Mutant } from '../../../mutant.ts'
import { repairQuestions } from '../repair.ts'

/** Takes the first of several readings of a question. */
export const questionArrayAnswered: Mutant = {
  id: 'question-array-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a question that is an array by its first element.',
  reply: repairQuestions(question => (Array.isArray(question) ? question[0] : question)),
}
