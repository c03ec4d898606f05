import { isObject } from '../../spec/json-object.ts'

/** Shuffles the keys of a JSON value, however deep; arrays keep their order, and keys that are numbers theirs. */
export function shuffleKeys(value: unknown, next: () => number): unknown {
  if (Array.isArray(value)) return value.map(item => shuffleKeys(item, next))
  if (!isObject(value)) return value
  const entries = Object.entries(value)
    .map(([key, item]) => ({ key, item: shuffleKeys(item, next), place: next() }))
    .sort((one, other) => one.place - other.place)
  return Object.fromEntries(entries.map(({ key, item }) => [key, item]))
}
