import { confidenceOf } from '../../spec/confidence.ts'
import type { Dialect } from '../../spec/dialect.ts'
import { round, roundDistribution } from '../../spec/distribution.ts'
import {
  type Answering,
  countOutcomes,
  expectationOf,
  identityOf,
  isUnknowable,
  phrase,
} from '../answer.ts'
import { drawDistribution } from '../distribution.ts'

/** Makes the answering of a dialect's decider: a seeded distribution in its digits, and what follows from it by its formulas. */
export function answerIn({ digits, confidence }: Dialect): Answering {
  return (question, state, seed) => {
    if (isUnknowable(question)) return undefined
    const drawn = drawDistribution(identityOf(question, state, seed), countOutcomes(question))
    const probabilities = digits === null ? drawn : roundDistribution(drawn, digits)
    const figure = (value: number) => (digits === null ? value : round(value, digits))
    const formula = confidence[question.type] ?? 'largest'
    return phrase(question, {
      probabilities,
      score: figure(expectationOf(probabilities)),
      confidence: figure(confidenceOf(formula, probabilities)),
    })
  }
}
