import { indexOfLargest } from '../../../../spec/distribution.ts'
import type { Mutant } from '../../../mutant.ts'
import { probabilitiesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

export const scoreMostLikelyLevel: Mutant = {
  id: 'score-most-likely-level',
  breaks: 'SCORE-EXPECTATION',
  says: 'Gives the most likely level as score.',
  reply: editAnswersOf('score', answer => ({
    ...answer,
    score: indexOfLargest(probabilitiesOf(answer)),
  })),
}
