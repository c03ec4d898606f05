import { isObject, ownValue } from '../../spec/json-object.ts'
import { below } from '../../spec/pointer.ts'
import { identityOfValue } from './value.ts'

/** Where two JSON values part: a JSON pointer (RFC 6901) to it, and what each has there; undefined is nothing. */
export type Difference = {
  readonly at: string
  readonly expected: unknown
  readonly got: unknown
}

// A client can nest deeper than anyone reads.
const DEEPEST = 100

/** Gives the first place where two JSON values differ, the order of keys aside; where they are equal, the whole. */
export function differenceOf(expected: unknown, got: unknown): Difference {
  let difference: Difference = { at: '', expected, got }
  for (let level = 0; level < DEEPEST; level++) {
    const key = partingKey(difference)
    if (key === undefined) break
    difference = {
      at: below(difference.at, key),
      expected: ownValue(difference.expected, key),
      got: ownValue(difference.got, key),
    }
  }
  return difference
}

/** Gives the first key under which two objects, or two lists, differ; none where they are no such pair. */
function partingKey({ expected, got }: Difference): string | undefined {
  if (Array.isArray(expected) !== Array.isArray(got)) return undefined
  const keys = [...keysOf(expected), ...keysOf(got)]
  if (!isHolder(expected) || !isHolder(got)) return undefined
  return keys.find(key => identityAt(expected, key) !== identityAt(got, key))
}

const isHolder = (value: unknown): boolean => Array.isArray(value) || isObject(value)

const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []

function identityAt(value: unknown, key: string): string | null | undefined {
  const part = ownValue(value, key)
  return part === undefined ? undefined : identityOfValue(part)
}
