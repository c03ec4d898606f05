import type { Mutant } from '../../../mutant.ts'
import { outcomesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const legendShort: Mutant = {
  id: 'legend-short',
  breaks: 'SCORE-LEGEND',
  says: 'Leaves the last level out of the legend.',
  reply: editAnswersOf('score', (answer, question) => ({
    ...answer,
    legend: Object.fromEntries(outcomesOf(question).slice(0, -1).entries()),
  })),
}
