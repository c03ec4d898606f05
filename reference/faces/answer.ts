import { confidenceOf } from '../../spec/confidence.ts'
import type { Dialect } from '../../spec/dialect.ts'
import { waldStyle, withBoth } from '../../spec/dialects/wald-answer.ts'
import { round } from '../../spec/distribution.ts'
import type { JsonObject } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'
import { expectationOf, phrase } from '../../spec/phrasing.ts'
import type { Decided } from '../decider.ts'
import { apportion } from './rounding.ts'

/** Writes what was decided about a question as an answer of a dialect: in its digits, with confidence by its formula. */
export type Answering = (question: Question, decided: Decided) => JsonObject

/**
 * Makes the answering of a dialect that states one distribution, the calibrated one.
 *
 * Score and confidence follow from the rounded distribution, so that a client which reckons them
 * again finds what is stated.
 */
export const plainAnswering =
  ({ digits, confidence }: Pick<Dialect, 'digits' | 'confidence'>): Answering =>
  (question, { calibrated }) => {
    const { type } = question
    const figure = (value: number) => (digits === null ? value : round(value, digits))
    const isSpread = type !== 'noul' && digits !== null
    const probabilities = isSpread ? apportion(calibrated, digits) : calibrated.map(figure)
    return phrase(question, {
      probabilities,
      score: figure(expectationOf(probabilities)),
      confidence: figure(confidenceOf(confidence[type] ?? 'largest', probabilities)),
    })
  }

/** Writes an answer as Wald does: the distributions before and after calibration, and how it came about. */
export const waldAnswering: Answering = (question, decided) => {
  const answer = plainAnswering(waldStyle)(question, decided)
  if (question.type !== 'noul') return withBoth(answer, question, decided)
  // Wald has no before yes.
  const { calibrated, raw, mode } = decided
  return withBoth(answer, question, {
    calibrated: calibrated.toReversed(),
    raw: raw.toReversed(),
    mode,
  })
}
