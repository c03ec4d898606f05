import { isObject, ownValue } from '../../../spec/json-object.ts'
import { pointer } from '../../../spec/pointer.ts'
import type { Complaint } from '../../expect.ts'
import { isProbability, shown } from './reply.ts'

/** Finds what keeps `value` from giving each of `keys` and no other key a probability, or null. */
export function probabilityFault(
  value: unknown,
  keys: readonly string[],
  at: string,
): Complaint | null {
  const expected = `a probability for each of ${shown(keys)}`
  if (!isObject(value)) {
    return { says: 'probabilities is no object', at, expected, actual: shown(value) }
  }
  const known = new Set(keys)
  const foreign = Object.keys(value).find(key => !known.has(key))
  if (foreign !== undefined) {
    const says = `probabilities holds ${shown(foreign)}, which was not asked`
    return { says, at: at + pointer(foreign), expected, actual: shown(value[foreign]) }
  }
  const bad = keys.find(key => !isProbability(ownValue(value, key)))
  if (bad === undefined) return null
  const given = ownValue(value, bad)
  return {
    says: given === undefined ? `probabilities lacks ${shown(bad)}` : valueFault(given, bad),
    at: at + pointer(bad),
    expected: 'a number from 0 to 1',
    actual: shown(given),
  }
}

const valueFault = (value: unknown, key: string): string =>
  typeof value === 'number'
    ? `the probability of ${shown(key)} is outside 0 to 1`
    : `the probability of ${shown(key)} is not a number`

/**
 * Reads the probabilities of a score over its levels, in any form the API family uses: by index, by the
 * level's text, or as an array. Gives them lowest level first, or what is wrong.
 */
export function readLevels(
  value: unknown,
  levels: readonly string[],
  at: string,
): readonly number[] | Complaint {
  const indexes = levels.map((_, index) => String(index))
  const isByText = isObject(value) && levels.some(level => Object.hasOwn(value, level))
  const keys = isByText ? levels : indexes
  const keyed: unknown = Array.isArray(value) ? Object.fromEntries(value.entries()) : value
  const fault = probabilityFault(keyed, keys, at)
  if (fault !== null) return fault
  return keys.map(key => Number(isObject(keyed) ? keyed[key] : Number.NaN))
}
