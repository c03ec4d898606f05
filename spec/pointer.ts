import { ownValue } from './json-object.ts'

/** Gives the value a JSON pointer leads to (RFC 6901), or undefined where it leads nowhere; own keys alone count. */
export function valueAt(value: unknown, at: string): unknown {
  return keysOf(at).reduce(ownValue, value)
}

/** Gives the JSON pointer to what lies under `keys`, one within the other (RFC 6901). */
export const pointer = (...keys: readonly string[]): string => keys.reduce(below, '')

/** Gives the JSON pointer to `key` below `at` (RFC 6901). */
export function below(at: string, key: string): string {
  return `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** Gives the keys a JSON pointer is made of (RFC 6901). */
export function keysOf(at: string): readonly string[] {
  const [, ...keys] = at.split('/')
  return keys.map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
