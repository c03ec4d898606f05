import { isObject } from '../../spec/json-object.ts'

const STEP = '  '

/**
 * Gives a state as text: a text as it is, an object line by line under its field names, an array as a list with `- `.
 *
 * null is an empty text. What lies within a field or an item is indented by two spaces, further lines
 * of a text too, so that no text can pass itself off as a field.
 */
export function flatten(state: unknown): string {
  if (isLeaf(state)) return leafOf(state)
  return linesOf(state).join('\n')
}

const isLeaf = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0

function leafOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return Array.isArray(value) ? '[]' : '{}'
  return String(value)
}

function linesOf(value: unknown): string[] {
  if (isLeaf(value)) return leafOf(value).split('\n')
  if (Array.isArray(value)) return value.flatMap(itemLines)
  return isObject(value) ? Object.entries(value).flatMap(fieldLines) : []
}

function itemLines(item: unknown): string[] {
  const [first = '', ...rest] = linesOf(item)
  return [`- ${first}`.trimEnd(), ...rest.map(line => STEP + line)]
}

function fieldLines([name, value]: readonly [string, unknown]): string[] {
  const lines = linesOf(value)
  const [first = ''] = lines
  if (isLeaf(value) && lines.length === 1) return [`${name}: ${first}`.trimEnd()]
  return [`${name}:`, ...lines.map(line => STEP + line)]
}
