import { isObject } from '../../spec/json-object.ts'

const STEP = '  '
const DASH = '- '

/** How many objects and lists may lie within each other: more are no text for a model, and cost the square of their number. */
export const MOST_LEVELS = 100

/**
 * Gives a state as text: a text as it is, an object line by line under its field names, an array as a list with `- `.
 *
 * null is an empty text. What lies within a field or an item is indented by two spaces, further lines
 * of a text too, so that no text can pass itself off as a field.
 */
export function flatten(state: unknown): string {
  if (isLeaf(state)) return leafOf(state)
  const lines: string[] = []
  write(lines, state, '', '')
  return lines.join('\n')
}

/** Says whether more than so many objects and lists lie within each other. */
export function isDeeperThan(most: number, state: unknown): boolean {
  let level = [state].filter(isNest)
  for (let levels = 0; levels < most && level.length > 0; levels += 1) {
    level = level.flatMap(nest => Object.values(nest).filter(isNest))
  }
  return level.length > 0
}

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null

const isLeaf = (value: unknown): boolean => !isNest(value) || Object.keys(value).length === 0

function leafOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (isNest(value)) return Array.isArray(value) ? '[]' : '{}'
  return String(value)
}

/** Puts the lines of a value behind others; the first has `lead` before it, the rest `indent`. */
function write(lines: string[], value: unknown, lead: string, indent: string): void {
  if (isLeaf(value)) writeLeaf(lines, leafOf(value), lead, indent)
  else if (Array.isArray(value)) writeItems(lines, value, lead, indent)
  else if (isObject(value)) writeFields(lines, value, lead, indent)
}

function writeLeaf(lines: string[], text: string, lead: string, indent: string): void {
  const [first = '', ...rest] = text.split('\n')
  lines.push(lead.endsWith(DASH) ? `${lead}${first}`.trimEnd() : `${lead}${first}`)
  for (const line of rest) lines.push(indent + line)
}

function writeItems(lines: string[], items: readonly unknown[], lead: string, indent: string) {
  for (const [index, item] of items.entries()) {
    write(lines, item, (index === 0 ? lead : indent) + DASH, indent + STEP)
  }
}

function writeFields(lines: string[], fields: object, lead: string, indent: string): void {
  for (const [index, [name, value]] of Object.entries(fields).entries()) {
    const before = index === 0 ? lead : indent
    const text = isLeaf(value) ? leafOf(value) : null
    if (text === null || text.includes('\n')) {
      lines.push(`${before}${name}:`)
      write(lines, value, indent + STEP, indent + STEP)
    } else lines.push(`${before}${name}: ${text}`.trimEnd())
  }
}
