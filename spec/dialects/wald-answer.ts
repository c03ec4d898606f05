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
  const { type } = question
  const raw = untemper(calibrated, temperatureOf(type, calibrated.length))
  const keys = keysOf(question)
  const { legend: _, probabilities: _given, confidence, ...rest } = whole
  return {
    type,
    mode: modeOf(raw, gate),
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

// A: one pass. B: one pass was too unsure, and a thought followed. K: in groups, and never with a thought.
function modeOf(raw: readonly number[], gate: number): 'A' | 'B' | 'K' {
  if (raw.length > 26) return 'K'
  return raw.length > 1 && Math.max(...raw) < gate ? 'B' : 'A'
}
