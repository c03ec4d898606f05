import type { Mutant } from '../../../mutant.ts'
import { renameKeys } from '../../asked.ts'
import { editBody, questionsOf } from '../../edit.ts'

export const sixQuestionsAnswered: Mutant = {
  id: 'six-questions-answered',
  breaks: 'REQUEST-QUESTIONS-TOGETHER',
  says: 'Answers the first six questions and leaves out the others.',
  reply: editBody((body, request) => {
    const first = Object.keys(questionsOf(request)).slice(0, 6)
    return renameKeys(body, key => (first.includes(key) ? key : undefined))
  }),
}
