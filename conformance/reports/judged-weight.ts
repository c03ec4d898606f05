import type { Judged } from '../judged.ts'
import { isDeciding, neededOf } from '../standing-rule.ts'

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
  switch (outcome) {
    case 'pass':
      return 'none'
    case 'fail':
      return isDeciding(id) ? 'against' : 'advice'
    case 'warn':
      return 'advice'
    case 'inconclusive':
      return needed.includes(id) && level !== 'quick' ? 'against' : 'skipped'
    case 'not-tested':
      return 'skipped'
  }
}
