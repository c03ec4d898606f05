import type { Exchange } from '../../exchange.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** Says whether a parsed JSON value is an object: not null, not an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Says whether a parsed JSON value is a probability: a number from 0 to 1. */
export const isProbability = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1

/** Gives the JSON value of a reply's body, or undefined when it has none or the body is not readable. */
export function bodyOf(exchange: Exchange): unknown {
  if (exchange.received === null || exchange.ended !== 'clean') return undefined
  try {
    return JSON.parse(new TextDecoder().decode(exchange.received.body))
  } catch {
    return undefined
  }
}

/** Gives the answers object of a 200 reply, or null when the exchange is no answer. */
export function answersOf(exchange: Exchange): JsonObject | null {
  if (exchange.received?.status !== 200) return null
  const body = bodyOf(exchange)
  if (!isObject(body) || !Object.hasOwn(body, 'answers')) return null
  return isObject(body['answers']) ? body['answers'] : null
}

/** Gives the value under an own key, or undefined: a key such as `constructor` is never inherited. */
export const own = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined

/** Gives an optional part of an answer; null, which many serializers write for what is not there, counts as absent. */
export const optionalPart = (answer: JsonObject, name: string): unknown =>
  own(answer, name) ?? undefined

/** Says in a few words what an exchange brought instead of an answer. */
export function told(exchange: Exchange): string {
  const { received, ended } = exchange
  if (received === null) return `no reply (${exchange.cause ?? ended})`
  if (received.status !== 200) return `status ${received.status}`
  if (ended !== 'clean') return `a 200 whose body broke off (${ended})`
  if (bodyOf(exchange) === undefined) return 'a 200 whose body is not JSON'
  return answersOf(exchange) === null ? 'a 200 without an answers object' : 'an answer'
}

/** Gives a value as JSON; JSON.stringify has no stack for what JSON.parse reads at any depth. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return 'a value nested too deep to show'
  }
}

/** Shows a value as JSON, cut to 120 characters; a missing one as `nothing`. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : jsonOf(value)
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
