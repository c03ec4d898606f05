import type { Mutant } from '../../../mutant.ts'
import { countQuestions } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const oneQuestionRefused: Mutant = {
  id: 'one-question-refused',
  breaks: 'REQUEST-QUESTIONS-TOGETHER',
  says: 'Refuses a single question.',
  reply: refuseWhen(request => countQuestions(request) === 1, 422),
}
