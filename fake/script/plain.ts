import { type Path, refusal, refuseDepth } from './problem.ts'

/**
 * Copies a value made in code as plain JSON; a member that is undefined is left out, as JSON does.
 *
 * Throws a Refusal at what JSON has no form for: NaN, functions, dates, buffers, what lies within itself.
 */
export function plainOf(value: unknown, path: Path = []): unknown {
  refuseDepth(path)
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value)) return value.map((item, index) => plainOf(item, [...path, index]))
  if (typeof value === 'object' && isRecord(value)) return plainObject(value, path)
  throw refusal(path, 'a value as JSON has it', kindOf(value))
}

function plainObject(value: object, path: Path): Record<string, unknown> {
  const given = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(given.map(([key, member]) => [key, plainOf(member, [...path, key])]))
}

function isRecord(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(Object(prototype)) === null
}

function kindOf(value: unknown): string {
  if (typeof value === 'number' || value === undefined) return String(value)
  if (typeof value === 'object') return `a ${value?.constructor.name || 'class of its own'}`
  return `a ${typeof value}`
}
