import { indexOfLargest, round } from '../../spec/distribution.ts'
import type { JsonObject } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'
import { expectationOf, phrase } from '../answer.ts'
import { digitsFor } from '../distribution.ts'
import type { Distribution } from './distortion.ts'

/**
 * Puts what a decider believes into an answer: noul, or the likeliest option, or the expected level.
 *
 * The confidence is the largest probability. With `digits` every figure is rounded for itself; the
 * option is picked before that, so that rounding changes no choice.
 */
export function phraseBelief(
  question: Question,
  believed: Distribution,
  digits: number | undefined,
): JsonObject {
  const kept = digits === undefined ? undefined : digitsFor(digits, believed.length)
  const figure = (value: number): number => (kept === undefined ? value : round(value, kept))
  const said = phrase(question, {
    probabilities: believed.map(figure),
    score: figure(expectationOf(believed)),
    confidence: figure(Math.max(...believed)),
  })
  if (question.type !== 'choice') return said
  const choice = Object.keys(question.criteria)[indexOfLargest(believed)]
  // In the place phrase gave it, for its order is the order of the bytes.
  return { ...said, choice }
}
