import { type Precision, precisionAt, type Reading } from './acting.ts'
import { ALPHA } from './alpha.ts'

// The grid is fixed before the run: its size is what the error is divided by.
const GRID = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]

/**
 * Gives the lowest threshold of 0.50, 0.55, ..., 0.95 at which the lower limit of precision reaches it.
 *
 * The error is shared among the ten (Bonferroni). Null where no threshold is reached. A suggestion
 * on this corpus, no certificate.
 */
export function suggestedThreshold(readings: readonly Reading[]): Precision | null {
  const alpha = ALPHA / GRID.length
  for (const threshold of GRID) {
    const precision = precisionAt(readings, threshold, { alpha })
    if (precision.count.total > 0 && precision.interval.lower >= threshold) return precision
  }
  return null
}
