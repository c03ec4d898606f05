/** Gives the value a JSON pointer leads to (RFC 6901), or undefined where it leads nowhere; own keys alone count. */
export function valueAt(value: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce(ownValue, value)
}

/** Gives the JSON pointer to `key` below `pointer` (RFC 6901). */
export function below(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

function keysOf(pointer: string): readonly string[] {
  const [, ...keys] = pointer.split('/')
  return keys.map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

// Looking at own keys keeps `constructor` and the like from finding what every object inherits.
function ownValue(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}
