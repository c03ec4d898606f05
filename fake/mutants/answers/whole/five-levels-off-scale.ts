import type { Mutant } from '../../../mutant.ts'
import { outcomesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const fiveLevelsOffScale: Mutant = {
  id: 'five-levels-off-scale',
  breaks: 'SCORE-RANGE',
  says: 'Gives a score of 5 on a scale of five levels.',
  reply: editAnswersOf('score', (answer, question) =>
    outcomesOf(question).length === 5 ? { ...answer, score: 5 } : answer,
  ),
}
