import { binomialCdf } from './special-function.ts'

/** Gives the value at rank ceil(q n) of a sample in rising order, q from 0 to 1; undefined without values. */
export const nearestRank = (ascending: ArrayLike<number>, quantile: number): number | undefined =>
  ascending[Math.max(1, Math.ceil(quantile * ascending.length)) - 1]

/** Ranks of a sample in rising order, from 1, that lie on either side of a quantile. */
export type RankInterval = {
  /** The rank of the lower limit; null where the sample is too small for one. */
  readonly lower: number | null
  /** The rank of the upper limit; null where the sample is too small for one. */
  readonly upper: number | null
}

/**
 * Gives the ranks between which a quantile lies with probability 1 - 2 `alpha` at least.
 *
 * Order statistics need no law of the values, only independence: the number below the quantile is
 * binomial. Each end errs with probability `alpha` at most, 0.025 for a two-sided 95% interval.
 */
export function rankInterval(size: number, quantile: number, alpha = 0.025): RankInterval {
  let lower = 0
  // X(r) lies above the quantile with probability P(Bin <= r - 1).
  while (lower < size && binomialCdf(lower, size, quantile) <= alpha) lower += 1
  let upper = size
  // X(s) lies below the quantile with probability P(Bin >= s).
  while (upper > 0 && 1 - binomialCdf(upper - 1, size, quantile) <= alpha) upper -= 1
  return { lower: lower === 0 ? null : lower, upper: upper === size ? null : upper + 1 }
}
