import { isObject } from '../../spec/json-object.ts'
import { patternCheck } from './pattern.ts'
import type { ValueCondition } from './script.ts'

/** Gives a text that two JSON values share exactly when they are equal, the order of keys aside; null for one nested too deep. */
export function identityOfValue(value: unknown): string | null {
  // No other JSON text starts with a quote, so a long text needs no second copy.
  if (typeof value === 'string') return `"${value}`
  return remembered(identities, value, () =>
    within(() => JSON.stringify(value, sortKeys) ?? 'undefined', null),
  )
}

/** Gives a value as the conditions on it look at it: a text as it is, any other as compact JSON. */
export const textOfValue = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : remembered(texts, value, () => within(() => JSON.stringify(value) ?? '', ''))

// A long script asks hundreds of times for the text of one and the same body.
const identities = new WeakMap<object, string | null>()
const texts = new WeakMap<object, string>()

function remembered<T>(known: WeakMap<object, T>, value: unknown, compute: () => T): T {
  if (typeof value !== 'object' || value === null) return compute()
  const before = known.get(value)
  if (before !== undefined) return before
  const made = compute()
  known.set(value, made)
  return made
}

/** Makes the check that a value meets all of `condition`. */
export function valueCheck(condition: ValueCondition): ValueCheck {
  const { contains, regex, schema } = condition
  const checks: ValueCheck[] = []
  if ('is' in condition) checks.push(identityCheck(condition.is))
  if (contains !== undefined) checks.push(value => textOfValue(value).includes(contains))
  if (regex !== undefined) {
    const isFound = patternCheck(regex)
    checks.push(value => isFound(textOfValue(value)))
  }
  if (schema !== undefined) checks.push(value => within(() => schema.holds(value), false))
  const [first] = checks
  // Nearly every condition is one check, and a long script makes hundreds of them for one request.
  return first !== undefined && checks.length === 1
    ? first
    : value => checks.every(check => check(value))
}

type ValueCheck = (value: unknown) => boolean

function identityCheck(wanted: unknown): ValueCheck {
  const identity = identityOfValue(wanted)
  // Where the stack did not hold it, nothing says that another value is equal.
  return value => identity !== null && identityOfValue(value) === identity
}

/** Makes the check that a text meets all of `condition`; `is` is compared as text, so that `1` stands for "1". */
export function textCheck(condition: ValueCondition): (text: string) => boolean {
  return valueCheck('is' in condition ? { ...condition, is: textOfValue(condition.is) } : condition)
}

const sortKeys = (_: string, value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Gives `otherwise` for a value nested so deep that the stack does not hold it, as a client may send one. */
function within<T>(compute: () => T, otherwise: T): T {
  try {
    return compute()
  } catch (error) {
    if (error instanceof RangeError) return otherwise
    throw error
  }
}
