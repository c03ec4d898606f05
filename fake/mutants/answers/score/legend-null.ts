import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf, objectAt } from '../../edit.ts'

export const legendNull: Mutant = {
  id: 'legend-null',
  breaks: 'SCORE-LEGEND',
  says: 'Names a level null in the legend.',
  reply: editAnswersOf('score', answer => ({
    ...answer,
    legend: { ...objectAt(answer, 'legend'), 1: null },
  })),
}
