import { isShare } from './distribution.ts'
import { ownValue } from './json-object.ts'
import type { Question } from './nouns.ts'
import { certainty, thousandths, thresholdThousandths } from './thousandths.ts'

/** The threshold a client acts at unless it is set otherwise (CHALK_DECIDER_THRESHOLD). */
export const DEFAULT_THRESHOLD = 0.9

/** How sure an answer is, and whether a client may act on it. */
type Weight = {
  /** 0 to 1000. */
  readonly confidenceThousandths: number
  /** Whether the confidence reaches the threshold. */
  readonly acts: boolean
  /** Why it does not act, or null where it does. */
  readonly reason: string | null
}

/** No answer to this question: a client goes on as if it had not asked. */
export type UnknownReading = {
  readonly reads: 'unknown'
  readonly value: null
  readonly confidenceThousandths: null
  readonly acts: false
  readonly reason: string
}

/** What a client takes from one answer. `value` is the probability, the option picked or the expected level. */
export type Reading =
  | ({ readonly reads: 'yes' | 'no' | 'score'; readonly value: number } & Weight)
  | ({ readonly reads: 'option'; readonly value: string } & Weight)
  | UnknownReading

/** Gives the reading of a question that has no answer, for `reason`. */
export const unknownReading = (reason: string): UnknownReading => ({
  reads: 'unknown',
  value: null,
  confidenceThousandths: null,
  acts: false,
  reason,
})

/**
 * Reads the answer to one question as a client of protocol v1 has to (page section "Response").
 *
 * `answer` is the parsed JSON value under the question's key, undefined where there is none;
 * `threshold` is a number from 0 to 1, or its text, and a RangeError is thrown for any other.
 * noul reads yes from 0.5 up, with the larger of p and 1 - p as confidence; a choice reads as its
 * option, a score as its expected level. A missing, null or malformed answer is unknown.
 *
 * Chalk's own code is laxer where the page is clear. It reads an answer by the answer's type and
 * never compares it with the question's; takes probabilities and confidences outside 0 to 1; takes
 * an option or a score the question does not have; and drops the whole response for one answer that
 * is no object. It rounds in binary, so that noul 0.5005 is yes at 500 and 0.1285 no at 871 there, and
 * 501 and 872 here; 0.8995 and 0.1005 are 900 in both.
 */
export function readAnswer(
  question: Question,
  answer: unknown,
  threshold: number | string = DEFAULT_THRESHOLD,
): Reading {
  const least = thresholdThousandths(threshold)
  if (answer === undefined) return unknownReading('the answers have no such key')
  if (answer === null) return unknownReading('the answer is null')
  if (typeof answer !== 'object' || Array.isArray(answer)) {
    return unknownReading(`the answer is ${shown(answer)}, not an object`)
  }
  const type = ownValue(answer, 'type')
  if (type !== question.type) {
    return unknownReading(`the answer has the type ${shown(type)}, the question ${question.type}`)
  }
  if (question.type === 'noul') return readNoul(answer, least)
  if (question.type === 'choice') return readChoice(Object.keys(question.criteria), answer, least)
  return readScore(question.criteria.length, answer, least)
}

function readNoul(answer: object, least: number): Reading {
  const noul = ownValue(answer, 'noul')
  if (!isShare(noul)) return unknownReading(`noul is ${shown(noul)}, not a number from 0 to 1`)
  const reads = noul >= 0.5 ? 'yes' : 'no'
  return { reads, value: noul, ...weighed(certainty(noul), least) }
}

function readChoice(options: readonly string[], answer: object, least: number): Reading {
  const choice = ownValue(answer, 'choice')
  if (typeof choice !== 'string') return unknownReading(`choice is ${shown(choice)}, not a text`)
  if (!options.includes(choice)) return unknownReading(`no option is named ${shown(choice)}`)
  const confidence = ownValue(answer, 'confidence')
  if (!isShare(confidence)) return withoutConfidence(confidence)
  return { reads: 'option', value: choice, ...weighed(thousandths(confidence), least) }
}

function readScore(levels: number, answer: object, least: number): Reading {
  const score = ownValue(answer, 'score')
  const isLevel = typeof score === 'number' && score >= 0 && score <= levels - 1
  if (!isLevel) {
    return unknownReading(`score is ${shown(score)}, not a number from 0 to ${levels - 1}`)
  }
  const confidence = ownValue(answer, 'confidence')
  if (!isShare(confidence)) return withoutConfidence(confidence)
  return { reads: 'score', value: score, ...weighed(thousandths(confidence), least) }
}

const withoutConfidence = (confidence: unknown): UnknownReading =>
  unknownReading(`confidence is ${shown(confidence)}, not a number from 0 to 1`)

function weighed(confidence: number, least: number): Weight {
  const acts = confidence >= least
  const reason = `the confidence ${milli(confidence)} is below the threshold ${milli(least)}`
  return { confidenceThousandths: confidence, acts, reason: acts ? null : reason }
}

const milli = (count: number): string => (count / 1000).toFixed(3)

/** Shows a JSON value in a sentence, cut to 40 characters; a number beyond a double by its name. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing'
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}...` : text
}
