import { DEPTH_LIMIT } from '../json/scan.ts'
import { isDeeperThan } from '../json-object.ts'
import type { SchemaFinding } from '../sentences.ts'

/** Says that a body is nested so deep that it cannot be written out again as text, or gives null. */
export const nestingFlaw = (body: unknown): SchemaFinding | null =>
  isDeeperThan(body, DEPTH_LIMIT)
    ? { at: '', expected: `at most ${DEPTH_LIMIT} levels of nesting`, actual: 'more' }
    : null
