import type { Mutant } from '../../../mutant.ts'
import { outcomesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const legendShuffled: Mutant = {
  id: 'legend-shuffled',
  breaks: 'SCORE-LEGEND',
  says: 'Names the levels in the legend highest first.',
  reply: editAnswersOf('score', (answer, question) => ({
    ...answer,
    legend: Object.fromEntries(outcomesOf(question).toReversed().entries()),
  })),
}
