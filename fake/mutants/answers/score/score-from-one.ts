import type { Mutant } from '../../../mutant.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreFromOne: Mutant = {
  id: 'score-from-one',
  breaks: 'SCORE-RANGE',
  says: 'Counts the levels from one.',
  reply: editAnswersOf('score', answer => ({ ...answer, score: 1 + Number(answer['score']) })),
}
