/** What is nested deeper is no JSON that people write, and neither YAML nor a comparison has to hold it. */
const DEEPEST = 100

/** Says whether a JSON value is nested so deep that a script does not hold it as a value. */
export function isTooDeep(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some(part => isTooDeep(part, left - 1))
}
