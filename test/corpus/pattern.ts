import type { IncomingHttpHeaders } from 'node:http'
import type { Pattern } from './entry.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** Says whether `value` holds what `wanted` names: "*" is any string, null is a field left out. */
function holds(wanted: unknown, value: unknown, isWhole: boolean): boolean {
  if (wanted === null) return value === undefined
  if (wanted === '*') return typeof value === 'string'
  if (Array.isArray(wanted)) {
    if (!Array.isArray(value) || value.length !== wanted.length) return false
    return wanted.every((item, index) => holds(item, value[index], false))
  }
  if (!isObject(wanted)) return wanted === value
  if (!isObject(value)) return false
  if (isWhole && Object.keys(value).length !== Object.keys(wanted).length) return false
  // The number of options or levels makes the question, so criteria are compared as a whole.
  return Object.entries(wanted).every(([key, item]) => holds(item, value[key], key === 'criteria'))
}

/** Says whether the head of a request fits; a header named null has to be absent. */
export function headFits(
  pattern: Pattern,
  request: { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders },
): boolean {
  if (request.method !== pattern.method || request.url !== pattern.path) return false
  return Object.entries(pattern.headers ?? {}).every(([name, wanted]) =>
    holds(wanted, request.headers[name], false),
  )
}

/** Says whether the body of a request fits. */
export function bodyFits(pattern: Pattern, body: Buffer): boolean {
  if (pattern.bodyText !== undefined) return body.toString() === pattern.bodyText
  return pattern.body === undefined || holds(pattern.body, parsed(body), false)
}
