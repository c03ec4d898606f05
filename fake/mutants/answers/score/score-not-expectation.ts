import { expectationOf } from '../../../answer.ts'
import type { Mutant } from '../../../mutant.ts'
import { probabilitiesOf } from '../../asked.ts'
import { editAnswersOf } from '../../edit.ts'

const sharpened = (probabilities: readonly number[]): number[] => {
  const cubes = probabilities.map(p => p ** 3)
  const sum = cubes.reduce((total, cube) => total + cube, 0)
  return cubes.map(cube => cube / sum)
}

export const scoreNotExpectation: Mutant = {
  id: 'score-not-expectation',
  breaks: 'SCORE-EXPECTATION',
  says: 'Computes score before its probabilities are tempered.',
  reply: editAnswersOf('score', answer => ({
    ...answer,
    score: expectationOf(sharpened(probabilitiesOf(answer))),
  })),
}
