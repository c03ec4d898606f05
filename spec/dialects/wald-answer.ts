import { isShare } from '../distribution.ts'
import { isObject, type JsonObject, ownValue } from '../json-object.ts'
import type { Question } from '../nouns.ts'
import { completeAnswer, spreadOf } from './completion.ts'
import { temperatureOf, untemper } from './temperature.ts'

/** How Wald sums up a distribution: by its largest probability, without rounding. */
export const waldStyle = {
  digits: null,
  confidence: { noul: 'largest', choice: 'largest', score: 'largest' },
} as const

/** Writes an answer as Wald does; what is no answer to the question stays as it is. */
export function writeWaldAnswer(answer: JsonObject, question: Question, gate: number): JsonObject {
  const whole = completeAnswer(answer, question, waldStyle)
  if (answer['type'] !== question.type) return answer
  const calibrated = distributionOf(whole, question)
  if (calibrated === undefined) return answer
  const raw = untemper(calibrated, temperatureOf(question.type, calibrated.length))
  return withBoth(whole, question, { calibrated, raw, mode: modeOf(raw, gate) })
}

/** The two distributions of one answer of Wald's, over no and yes for a noul, and how it came to them. */
export type WaldFigures = {
  readonly calibrated: readonly number[]
  /** Before the calibration table. */
  readonly raw: readonly number[]
  readonly mode: WaldMode
}

/** Writes an answer with both of its distributions, as Wald does. */
export function withBoth(
  answer: JsonObject,
  question: Question,
  { calibrated, raw, mode }: WaldFigures,
): JsonObject {
  const keys = keysOf(question)
  const { type, legend: _, probabilities: _given, confidence, ...rest } = answer
  return {
    type,
    mode,
    probabilities: spread(keys, calibrated),
    probabilities_t1: spread(keys, raw),
    ...rest,
    confidence: confidence ?? Math.max(...calibrated),
  }
}

/** Reads the nouns out of an answer of Wald's. */
export function readWaldAnswer(answer: JsonObject): JsonObject {
  const { type, mode: _, probabilities, probabilities_t1: _raw, confidence, ...rest } = answer
  if (type === 'noul') return { type, ...rest }
  return { type, ...rest, confidence, ...(isObject(probabilities) && { probabilities }) }
}

const keysOf = ({ type, criteria }: Question): string[] =>
  type === 'noul' ? ['false', 'true'] : Object.keys(criteria)

const spread = (keys: readonly string[], values: readonly number[]) =>
  Object.fromEntries(keys.map((key, index) => [key, values[index]]))

function distributionOf(answer: JsonObject, question: Question): number[] | undefined {
  if (question.type !== 'noul') return spreadOf(answer, question)
  const noul = ownValue(answer, 'noul')
  return isShare(noul) ? [1 - noul, noul] : undefined
}

/** How Wald came to an answer. A: one pass. B: one pass was too unsure, and a thought followed. K: in groups, and never with a thought. */
export type WaldMode = 'A' | 'B' | 'K'

/** Gives the mode of an answer from its first distribution, before the calibration table, and the gate of the effort. */
function modeOf(raw: readonly number[], gate: number): WaldMode {
  if (raw.length > 26) return 'K'
  return raw.length > 1 && Math.max(...raw) < gate ? 'B' : 'A'
}
