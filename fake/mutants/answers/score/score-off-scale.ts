import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreOffScale: Mutant = {
  id: 'score-off-scale',
  breaks: 'SCORE-RANGE',
  says: 'Gives score as a percentage of the scale.',
  reply: editAnswersOf('score', answer => ({
    ...answer,
    score: 1 + 100 * Number(answer['score']),
  })),
}
