import type { JudgedOutcome, JudgedReason } from '../judged.ts'
import { levelsAbove, type MeasureLevel } from '../measuring.ts'
import { remedies } from '../remedy.ts'
import { levelSizes } from './levels.ts'

/** What a next step depends on. */
export type Situation = {
  readonly level: MeasureLevel
  /** What is judged: the median, the 95th percentile. */
  readonly what: string
  /** With how many times it can pass at all. */
  readonly fewest: number
  /** What to do about a server that failed, as a command. */
  readonly hint: string
}

/** Gives the cheapest step towards a verdict, or towards a better one; null where it passed. */
export function nextStepOf(
  { outcome, reason }: { readonly outcome: JudgedOutcome; readonly reason: JudgedReason | null },
  { level, what, fewest, hint }: Situation,
): string | null {
  if (outcome === 'pass') return null
  if (reason === 'few') return `${higher(level)}: ${what} needs at least ${fewest}`
  if (reason === 'limit') return `${higher(level)}: ${what} lies near its limit`
  if (reason === 'undeclared') return 'say with --declare concurrent that it takes requests at once'
  return reason === null ? hint : remedies[reason]
}

function higher(level: MeasureLevel): string {
  const [next] = levelsAbove(level)
  if (next === undefined)
    return 'run again with --latency certify and another --seed, at a quiet time'
  return `run again with --latency ${next}, which times ${levelSizes[next].loops} loops`
}
