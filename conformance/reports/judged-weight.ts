import type { Judged } from '../judged.ts'
import { isDeciding, neededOf } from '../standing-rule.ts'
import type { Stage } from './judged-lines.ts'

/**
 * How a verdict on calibration or speed counts for a build: `against` it, as `advice`, as `skipped`, or not at all.
 *
 * In step with the exit code: a failure that keeps a client from acting is against it, and so is
 * what has to pass and was left open where a level was asked for that decides. All else is told.
 */
export type Weight = 'none' | 'against' | 'advice' | 'skipped'

const needed: readonly string[] = Object.values(neededOf)

/** Weighs a verdict that was given at a level. */
export function weightOf({ id, outcome }: Judged, level: string): Weight {
  if (outcome === 'pass') return 'none'
  if (outcome === 'fail') return isDeciding(id) ? 'against' : 'advice'
  if (needed.includes(id) && level !== 'quick') return 'against'
  return outcome === 'warn' ? 'advice' : 'skipped'
}

/** What became of a stage as a whole: a test of its own where it ended before its plan did. */
export type EarlyEnd = { readonly name: string; readonly says: string; readonly weight: Weight }

/** Gives the early end of a stage, or null: what a lost server leaves open counts at every level. */
export const earlyEndOf = ({ heading, ended }: Stage): EarlyEnd | null =>
  ended && {
    name: `${heading}: every question of the plan was asked`,
    says: ended.says,
    weight: 'against',
  }
