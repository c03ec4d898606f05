import { type Path, refusal } from '../problem.ts'

/** Puts the names of headers into lower case and changes their values; refuses a name that comes twice. */
export function lowerCased<From, To>(
  headers: Readonly<Record<string, From>>,
  path: Path,
  change: (value: From, path: Path) => To,
): Readonly<Record<string, To>> {
  const seen = new Set<string>()
  const changed = Object.entries(headers).map(([name, value]): [string, To] => {
    const lower = name.toLowerCase()
    const at = [...path, name]
    if (seen.has(lower)) throw refusal(at, 'each header once, whatever its case', `${lower} again`)
    seen.add(lower)
    return [lower, change(value, at)]
  })
  return Object.fromEntries(changed)
}
