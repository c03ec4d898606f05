import { isObject } from '../../spec/json-object.ts'
import type { ValueCondition } from './script.ts'

/** Gives a text that two JSON values share exactly when they are equal, the order of keys aside; null for one nested too deep. */
export function identityOfValue(value: unknown): string | null {
  // No other JSON text starts with a quote, so a long text needs no second copy.
  if (typeof value === 'string') return `"${value}`
  return within(() => JSON.stringify(value, sortKeys) ?? 'undefined', null)
}

/** Gives a value as the conditions on it look at it: a text as it is, any other as compact JSON. */
export const textOfValue = (value: unknown): string =>
  typeof value === 'string' ? value : within(() => JSON.stringify(value) ?? '', '')

/** Makes the check that a value meets all of `condition`. */
export function valueCheck(condition: ValueCondition): (value: unknown) => boolean {
  const { contains, regex, schema } = condition
  const identity = 'is' in condition ? identityOfValue(condition.is) : undefined
  return value => {
    // Where the stack held neither, nothing says that they are equal.
    if (identity === null || (identity && identityOfValue(value) !== identity)) return false
    if (schema !== undefined && !within(() => schema.holds(value), false)) return false
    if (contains === undefined && regex === undefined) return true
    const text = textOfValue(value)
    if (contains !== undefined && !text.includes(contains)) return false
    // Unlike `test`, `search` starts at 0 whatever flags the expression has.
    return regex === undefined || text.search(regex) >= 0
  }
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
