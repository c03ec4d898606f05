import type { Mutant } from '../../../mutant.ts'
import { countQuestions } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const oneQuestionOnly: Mutant = {
  id: 'one-question-only',
  breaks: 'REQUEST-QUESTIONS-TOGETHER',
  says: 'Refuses more than one question.',
  reply: refuseWhen(request => countQuestions(request) > 1, 422),
}
