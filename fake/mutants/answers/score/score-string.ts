import type { Mutant } from '../../../mutant.ts'
import { outcomesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreString: Mutant = {
  id: 'score-string',
  breaks: 'SCORE-RANGE',
  says: 'Gives the text of a level as score.',
  reply: editAnswersOf('score', (answer, question) => ({
    ...answer,
    score: outcomesOf(question)[0],
  })),
}
