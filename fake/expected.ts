import { isObject, type JsonObject } from '../spec/json-object.ts'
import { type Filter, filterNames } from './filter.ts'
import type { Expectations, Times } from './verify.ts'
import type { Awaited, Patience } from './waiting.ts'

// The longest that a timer of node waits.
const LONGEST_MS = 2_147_483_647

/** What is forgotten. */
export type Reset = {
  /** The exchanges kept. Default true. */
  readonly journal?: boolean
  /** Where every session stands in the script. Default true. */
  readonly script?: boolean
  /** This session alone; the journal is kept then. */
  readonly session?: string
}

/** Checks expectations that no compiler looked at; throws a TypeError with a sentence. */
export function readExpectations(value: unknown): Expectations {
  const held = objectOf(value, 'the expectations', ['session', 'counts', 'order'])
  const { session, counts = [], order = [] } = held
  if (!Array.isArray(counts)) throw wrong('counts', 'a list', counts)
  if (!isTexts(order)) throw wrong('order', 'a list of names of steps or keys', order)
  if (session !== undefined && !isText(session)) throw wrong('session', 'a name', session)
  return {
    ...(session !== undefined && { session }),
    counts: counts.map((count, index) => readCount(count, `counts[${index}]`)),
    order,
  }
}

/** Checks what is waited for; throws a TypeError with a sentence. */
export function readAwaited(value: unknown): Awaited {
  const held = objectOf(value, 'what is waited for', ['requests', ...filterNames])
  const { requests } = held
  if (!isCount(requests)) throw wrong('requests', 'a whole number from 0', requests)
  return { ...readFilter(held), requests }
}

/** Checks how long is waited; throws a TypeError with a sentence. */
export function readPatience(value: unknown): Patience {
  const { timeoutMs, signal } = objectOf(value, 'the patience', ['timeoutMs', 'signal'])
  if (timeoutMs !== undefined && !(isCount(timeoutMs) && timeoutMs <= LONGEST_MS)) {
    throw wrong('timeoutMs', `a whole number from 0 to ${LONGEST_MS}`, timeoutMs)
  }
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw wrong('signal', 'an AbortSignal', signal)
  }
  return { ...(timeoutMs !== undefined && { timeoutMs }), ...(signal && { signal }) }
}

/** Checks what is reset; throws a TypeError with a sentence. */
export function readReset(value: unknown): Reset {
  const { journal, script, session } = objectOf(value, 'what is reset', [
    ...(['journal', 'script', 'session'] as const),
  ])
  if (journal !== undefined && !isFlag(journal)) throw wrong('journal', 'true or false', journal)
  if (script !== undefined && !isFlag(script)) throw wrong('script', 'true or false', script)
  if (session !== undefined && !isText(session)) throw wrong('session', 'a name', session)
  return {
    ...(journal !== undefined && { journal }),
    ...(script !== undefined && { script }),
    ...(session !== undefined && { session }),
  }
}

/** Takes the filter out of an object whose names are checked; throws a TypeError with a sentence. */
export function readFilter(held: JsonObject): Filter {
  const pairs: [string, string][] = []
  for (const name of filterNames) {
    const value = held[name]
    if (value === undefined) continue
    if (!isText(value)) throw wrong(name, 'a text', value)
    pairs.push([name, value])
  }
  return Object.fromEntries(pairs)
}

function readCount(value: unknown, where: string): Filter & { readonly times: Times } {
  const held = objectOf(value, where, ['times', ...filterNames])
  return { ...readFilter(held), times: readTimes(held['times'], `${where}.times`) }
}

function readTimes(value: unknown, where: string): Times {
  if (isCount(value)) return value
  const expected = 'a whole number from 0, or {from, to}'
  if (!isObject(value)) throw wrong(where, expected, value)
  const { from, to } = objectOf(value, where, ['from', 'to'])
  if (from !== undefined && !isCount(from)) throw wrong(`${where}.from`, expected, from)
  if (to !== undefined && !isCount(to)) throw wrong(`${where}.to`, expected, to)
  // Bounds that hold for every count, or for none, say nothing about the requests.
  if (from === undefined && to === undefined) throw wrong(where, expected, value)
  if (from !== undefined && to !== undefined && from > to) {
    throw wrong(where, 'a from that is no more than to', value)
  }
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** Gives `value` as an object that holds none but these names; throws a TypeError with a sentence. */
export function objectOf(value: unknown, where: string, names: readonly string[]): JsonObject {
  if (!isObject(value)) throw wrong(where, `an object with ${names.join(', ')}`, value)
  const unknown = Object.keys(value).find(name => !names.includes(name))
  if (unknown === undefined) return value
  const known = names.length === 0 ? 'nothing' : names.join(', ')
  throw new TypeError(`${where}: there is no ${unknown}; expected ${known}.`)
}

const wrong = (where: string, expected: string, got: unknown): TypeError =>
  new TypeError(`${where}: expected ${expected}, got ${JSON.stringify(got) ?? 'nothing'}.`)

const isText = (value: unknown): value is string => typeof value === 'string'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
