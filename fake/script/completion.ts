import { indexOfLargest, isShare, tidy } from '../../spec/distribution.ts'
import { isObject, type JsonObject, ownValue } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'
import { expectationOf } from '../answer.ts'
import { around, aroundWithPeak, movePeak, peaked, withPeak } from './spread.ts'

/** The confidence of an answer where neither the script nor a fallback says one: a client acts at it. */
export const SURE = 0.9

type Fields = Readonly<Record<string, unknown>>

/**
 * Completes the fields a script gives to an answer to `question`; what is given stands as it is.
 *
 * The rest follows: the choice from the largest probability, the score from the expected level, the
 * confidence is the largest probability, and probabilities fit the choice, the confidence and the
 * score as far as any can. What leaves that open is taken from `fallback`; a field that `fallback`
 * does not have is not invented. Fields that name another type than the question's are left alone.
 */
export function completeAnswer(
  question: Question,
  fields: JsonObject,
  fallback: JsonObject | undefined,
): JsonObject {
  const { type } = question
  if ((ownValue(fields, 'type') ?? type) !== type) return fields
  if (type === 'noul') return completeNoul(fields, fallback)
  const known = ['choice', 'score', 'confidence', 'probabilities']
  const isOpen = !known.some(name => Object.hasOwn(fields, name))
  if (isOpen && fallback !== undefined) return { ...fallback, ...fields }
  const keys = Object.keys(question.criteria)
  const derived =
    question.type === 'choice'
      ? deriveChoice(keys, fields, fallback)
      : { ...deriveScore(keys, fields, fallback), legend: { ...question.criteria } }
  return { type, ...fallback, ...without(derived, fallback), ...fields }
}

/** Gives `value` where it is a number from 0 to 1. */
export const shareOf = (value: unknown): number | undefined => (isShare(value) ? value : undefined)

function completeNoul(fields: JsonObject, fallback: JsonObject | undefined): JsonObject {
  const given = shareOf(ownValue(ownValue(fields, 'probabilities'), 'true'))
  const before = shareOf(ownValue(fallback, 'noul'))
  const certainty = shareOf(ownValue(fields, 'confidence'))
  const isNo = before !== undefined && before < 0.5
  const sided = certainty === undefined || certainty < 0.5 ? undefined : certainty
  const ofSide = sided === undefined || !isNo ? sided : tidy(1 - sided)
  const derived = given ?? ofSide ?? before ?? 0.5
  const noul = shareOf(ownValue(fields, 'noul')) ?? derived
  const extras: Fields = {
    confidence: Math.max(noul, tidy(1 - noul)),
    probabilities: { true: noul, false: tidy(1 - noul) },
  }
  // No noul answer needs these, so they follow where the fallback has them and stay away elsewhere.
  const kept = Object.entries(extras).filter(([name]) => Object.hasOwn(fallback ?? {}, name))
  return { type: 'noul', ...fallback, ...Object.fromEntries(kept), noul: derived, ...fields }
}

function deriveChoice(
  keys: readonly string[],
  fields: JsonObject,
  fallback: JsonObject | undefined,
): Fields {
  const place = placeOf(ownValue(fields, 'choice'), keys)
  const base = spreadIn(fallback, keys) ?? peakedAs(fallback, keys)
  const moved = place < 0 ? base : movePeak(base, place)
  const share = shareOf(ownValue(fields, 'confidence'))
  const peak = place < 0 ? indexOfLargest(moved) : place
  const fitting = share === undefined ? moved : withPeak(moved, peak, share)
  const probabilities = spreadIn(fields, keys) ?? fitting
  const picked = spreadIn(fields, keys) === undefined ? peak : indexOfLargest(probabilities)
  return { choice: keys[picked], ...figures(keys, probabilities) }
}

function deriveScore(
  keys: readonly string[],
  fields: JsonObject,
  fallback: JsonObject | undefined,
): Fields {
  const { length } = keys
  const score = levelOf(ownValue(fields, 'score'), length)
  const share = shareOf(ownValue(fields, 'confidence'))
  const before = levelOf(ownValue(fallback, 'score'), length)
  const base =
    spreadIn(fallback, keys) ??
    (before === undefined ? peaked(length, 0, SURE) : around(length, before))
  const fitting = () => {
    if (score === undefined)
      return share === undefined ? base : withPeak(base, indexOfLargest(base), share)
    const both = share === undefined ? undefined : aroundWithPeak(length, score, share)
    return both ?? around(length, score)
  }
  const probabilities = spreadIn(fields, keys) ?? fitting()
  return { score: tidy(expectationOf(probabilities)), ...figures(keys, probabilities) }
}

const figures = (keys: readonly string[], probabilities: readonly number[]): Fields => ({
  confidence: Math.max(...probabilities),
  // Object.fromEntries defines properties, so an option named __proto__ stays a key like any other.
  probabilities: Object.fromEntries(keys.map((key, index) => [key, probabilities[index]])),
})

/** Leaves out of `derived` the optional fields that a fallback does not have: this decider never sends them. */
function without({ probabilities, legend, ...needed }: Fields, fallback: JsonObject | undefined) {
  const has = (name: string) => fallback === undefined || Object.hasOwn(fallback, name)
  return {
    ...needed,
    ...(has('probabilities') && { probabilities }),
    ...(legend !== undefined && has('legend') && { legend }),
  }
}

/** Gives the probabilities of an answer over `keys`, 0 where one is missing; undefined where it has none. */
function spreadIn(answer: JsonObject | undefined, keys: readonly string[]): number[] | undefined {
  const given = ownValue(answer, 'probabilities')
  if (!isObject(given)) return undefined
  const spread = keys.map(key => shareOf(ownValue(given, key)) ?? 0)
  return spread.some(p => p > 0) ? spread : undefined
}

function peakedAs(fallback: JsonObject | undefined, keys: readonly string[]): number[] {
  const place = placeOf(ownValue(fallback, 'choice'), keys)
  const confidence = shareOf(ownValue(fallback, 'confidence')) ?? SURE
  const even = keys.map(() => 1 / keys.length)
  return withPeak(even, Math.max(place, 0), confidence)
}

const placeOf = (choice: unknown, keys: readonly string[]): number =>
  typeof choice === 'string' ? keys.indexOf(choice) : -1

const levelOf = (value: unknown, count: number): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= count - 1 ? value : undefined
