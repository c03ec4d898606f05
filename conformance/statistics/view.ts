import { certainty } from '../../spec/thousandths.ts'
import type { Forecast } from './forecast.ts'
import {
  type GradedAnswer,
  type GradedChoice,
  type GradedNoul,
  type GradedScore,
  rightness,
} from './graded-answer.ts'

/**
 * Gives yes/no answers as they were stated: the probability of yes beside whether it is yes.
 *
 * The view to judge calibration in: confidences fold "says yes too rarely" onto "says yes too often",
 * so that opposite errors cancel within a bin.
 */
export const eventView = (answers: readonly GradedNoul[]): Forecast[] =>
  answers.map(({ noul, truth, cluster }) => ({ stated: noul, outcome: truth[1] ?? 0, cluster }))

/** Gives answers as a client reads them: the confidence beside whether the answer is right. */
export const confidenceView = (answers: readonly GradedAnswer[]): Forecast[] =>
  answers.map(answer => ({
    // In thousandths, as the client compares them; 1 - 0.9 would be another number than 0.1.
    stated: answer.type === 'noul' ? certainty(answer.noul) / 1000 : answer.confidence,
    outcome: rightness(answer),
    cluster: answer.cluster,
  }))

/** What an answer that states its distribution has. */
export type Spread = { readonly probabilities: readonly number[] }

/** Gives the answers that state a probability of every option or level. */
export const withProbabilities = <Answer extends GradedChoice | GradedScore>(
  answers: readonly Answer[],
): (Answer & Spread)[] =>
  answers.flatMap(answer =>
    answer.probabilities === null ? [] : [{ ...answer, probabilities: answer.probabilities }],
  )

/** Gives the largest probability beside whether its option or level is the true one; the first of equals. */
export const largestView = (
  answers: readonly ((GradedChoice | GradedScore) & Spread)[],
): Forecast[] =>
  answers.map(({ probabilities, truth, cluster }) => {
    const stated = Math.max(...probabilities)
    return { stated, outcome: truth[probabilities.indexOf(stated)] ?? 0, cluster }
  })

/** Gives the probability of option `option` beside whether it is the true one, of the answers that have it. */
export const optionView = (
  answers: readonly (GradedChoice & Spread)[],
  option: number,
): Forecast[] =>
  answers
    .filter(({ probabilities }) => option < probabilities.length)
    .map(({ probabilities, truth, cluster }) => ({
      stated: probabilities[option] ?? 0,
      outcome: truth[option] ?? 0,
      cluster,
    }))

/** Gives the probability of `level` or less beside whether that is true, of the answers with a higher level. */
export const cumulativeView = (
  answers: readonly (GradedScore & Spread)[],
  level: number,
): Forecast[] =>
  answers
    .filter(({ probabilities }) => level < probabilities.length - 1)
    .map(({ probabilities, truth, cluster }) => ({
      stated: upTo(probabilities, level),
      outcome: upTo(truth, level),
      cluster,
    }))

// A sum of probabilities may pass 1 by what binary fractions add.
const upTo = (shares: readonly number[], level: number): number =>
  Math.min(
    1,
    shares.slice(0, level + 1).reduce((sum, share) => sum + share, 0),
  )
