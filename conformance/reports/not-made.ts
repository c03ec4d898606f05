import type { RecordedResult } from '../record.ts'
import { isInherited, unjudged } from '../verdict.ts'
import { counted } from './counted.ts'

/** Checks that were not made since the run ended before them, and what ended it. */
export type NotMade = { readonly missing: string; readonly results: readonly RecordedResult[] }

// A cause of fewer checks is told beside them.
const MANY = 10

/**
 * Finds what was not made since the run ended before it, so that it is told once and buries nothing that was judged.
 *
 * What ended a run is what the last check lacks, and many others with it: a request budget, an interruption,
 * a server that went away. Checks that hang on those belong to them.
 */
export function notMadeIn(results: readonly RecordedResult[]): NotMade | null {
  const open = results.filter(({ outcome }) => outcome === 'unmet')
  const missing = open.findLast(one => !isInherited(one.missing ?? ''))?.missing
  const direct = open.filter(one => one.missing === missing)
  if (missing === undefined || direct.length < MANY) return null
  const causes = new Set([missing, ...direct.map(({ check }) => unjudged(check))])
  return { missing, results: open.filter(one => causes.has(one.missing ?? '')) }
}

/** Tells in two lines how many checks were not made and why. */
export function notMadeWords({ missing, results }: NotMade): [said: string, beside: string] {
  const must = results.filter(({ level }) => level === 'MUST').length
  return [
    `${counted(results.length, 'check')} not made, ${must} of them MUST; not testable: ${missing}`,
    `from ${results[0]?.check} on; the run record (--json) names each`,
  ]
}
