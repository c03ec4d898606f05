import { ONE_SIDED_95 } from './alpha.ts'
import type { Clustering } from './bootstrap.ts'
import { mean } from './forecast.ts'

/** A number with the limits within which it lies, each at one-sided error 0.05. */
export type Estimate = {
  readonly value: number
  readonly lower: number
  readonly upper: number
}

/**
 * Gives a mean with limits that hold for clustered answers: 1.645 standard errors to either side.
 *
 * The error is what resampling clusters without end comes to for a mean, in closed form: the
 * root of the squares of each cluster's sum of residuals, times C / (C - 1). NaN limits for one cluster.
 */
export function meanOf(values: readonly number[], { of, count }: Clustering): Estimate {
  const value = mean(values)
  const residuals = new Float64Array(count)
  for (const [index, cluster] of of.entries()) {
    residuals[cluster] = (residuals[cluster] ?? 0) + (values[index] ?? 0) - value
  }
  const squares = residuals.reduce((sum, residual) => sum + residual ** 2, 0)
  const deviation = Math.sqrt((squares * count) / (count - 1)) / values.length
  return { value, lower: value - ONE_SIDED_95 * deviation, upper: value + ONE_SIDED_95 * deviation }
}
