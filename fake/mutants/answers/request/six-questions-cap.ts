import type { Mutant } from '../../../mutant.ts'
import { countQuestions } from '../../asked.ts'
import { refuseWhen } from '../../edit.ts'

export const sixQuestionsCap: Mutant = {
  id: 'six-questions-cap',
  breaks: 'REQUEST-QUESTIONS-TOGETHER',
  says: 'Refuses more than six questions.',
  reply: refuseWhen(request => countQuestions(request) > 6, 422),
}
