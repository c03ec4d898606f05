import type { Read } from '../dialect.ts'
import { isObject } from '../json-object.ts'
import { rendered } from '../rendering.ts'
import { type SchemaFinding, sentence } from '../sentences.ts'
import type { Span } from './limits.ts'

/** Says that `value` is not what was expected at a JSON pointer. */
export const findingAt = (at: string, expected: string, value: unknown): SchemaFinding => ({
  at,
  expected,
  actual: rendered(value),
})

/** Refuses a request that breaks the dialect, for these findings. */
export const broken = (findings: readonly SchemaFinding[], body: unknown): Read => ({
  refusal: { kind: 'broken', detail: findings.map(sentence).join('; '), findings, body },
})

/** Says that an object or an array has too few or too many members, or gives null. */
export function countFlaw(
  at: string,
  value: unknown,
  [least, most]: Span,
  member: string,
): SchemaFinding | null {
  const count = Array.isArray(value) || isObject(value) ? Object.keys(value).length : 0
  if (count >= least && count <= most) return null
  const span = most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`
  return { at, expected: `${span} ${member}s`, actual: String(count) }
}
