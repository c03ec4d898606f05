import { type JsonObject, ownValue } from '../../../spec/json-object.ts'
import type { Exchange } from '../../exchange.ts'
import { answersOf, bodyOf } from '../../json-body.ts'

/** Says whether a parsed JSON value is a probability: a number from 0 to 1. */
export const isProbability = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1

/** Gives an optional part of an answer; null, which many serializers write for what is not there, counts as absent. */
export const optionalPart = (answer: JsonObject, name: string): unknown =>
  ownValue(answer, name) ?? undefined

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
function written(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return 'a value nested too deep to show'
  }
}

/** Shows a value as JSON, cut to 120 characters; a missing one as `nothing`. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : written(value)
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
