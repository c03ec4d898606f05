import type { Mutant } from '../../../mutant.ts'
import { outcomesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreReversed: Mutant = {
  id: 'score-reversed',
  breaks: 'SCORE-EXPECTATION',
  says: 'Counts the levels from the last one.',
  reply: editAnswersOf('score', (answer, question) => ({
    ...answer,
    score: outcomesOf(question).length - 1 - Number(answer['score']),
  })),
}
