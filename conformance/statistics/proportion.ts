import { ALPHA } from './alpha.ts'
import { betaQuantile } from './special-function.ts'

/** A count of successes among independent trials. */
export type Count = { readonly right: number; readonly total: number }

/** Two limits of a number; each limit errs with its own one-sided probability. */
export type Interval = { readonly lower: number; readonly upper: number }

/**
 * Gives the exact limits of a share, each at one-sided error `alpha` (Clopper and Pearson, 1934).
 *
 * The only interval of a share that a verdict may rest on: valid at every n for independent trials.
 * `right` and `total` may be fractions, as a count divided by a design effect is. With nothing
 * counted the limits are 0 and 1. For a two-sided 95% interval pass 0.025.
 */
export function clopperPearson({ right, total }: Count, alpha: number = ALPHA): Interval {
  const wrong = total - right
  return {
    lower: right <= 0 ? 0 : betaQuantile(alpha, right, wrong + 1),
    upper: wrong <= 0 ? 1 : betaQuantile(1 - alpha, right + 1, wrong),
  }
}

// The two-sided 95% point of the standard normal law.
const TWO_SIDED_95 = 1.959963984540054

/** Gives the two-sided 95% score interval of a share (Wilson, 1927): for display, for no verdict. */
export function wilson({ right, total }: Count): Interval {
  if (total === 0) return { lower: 0, upper: 1 }
  const share = right / total
  const square = TWO_SIDED_95 ** 2 / total
  const centre = (share + square / 2) / (1 + square)
  const spread = share * (1 - share) + square / 4
  const half = (TWO_SIDED_95 / (1 + square)) * Math.sqrt(spread / total)
  return { lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) }
}
