import { ALPHA } from './alpha.ts'
import { clopperPearson } from './proportion.ts'
import { binomialCdf } from './special-function.ts'

/** How many misses among n trials prove that a share keeps its limit, and how many that it does not. */
export type CountLimits = {
  /** The most misses that still prove the share of misses at most the allowed one; null where n is too small. */
  readonly pass: number | null
  /** The fewest misses that prove it larger; null where n is too small. */
  readonly fail: number | null
}

/**
 * Gives the counts that decide whether the share of misses is at most `allowed`, each at error `alpha`.
 *
 * Exact binomial counts, the same as exact limits on the share: PASS where so few misses, and FAIL
 * where so many, have at most a chance of alpha at the limit itself. Precision 0.9 is `allowed` 0.1; a
 * p95 within a limit of time is `allowed` 0.05 (Hahn and Meeker, Statistical Intervals; Joshi, arXiv
 * 2402.19109). What failed or timed out counts as a miss.
 */
export function countLimits(trials: number, allowed: number, alpha: number = ALPHA): CountLimits {
  const pass = leastCount(trials, count => binomialCdf(count, trials, allowed) > alpha) - 1
  const fail = leastCount(trials, count => 1 - binomialCdf(count - 1, trials, allowed) <= alpha)
  return { pass: pass < 0 ? null : pass, fail: fail > trials ? null : fail }
}

/**
 * Gives the counts that decide where trials come in clusters: each is one over `designEffect` of an independent one.
 *
 * In step with the exact limits of the effective count. Misses of whole trials, out of `trials`; the design
 * effect is taken as it is, though other misses would have come with another.
 */
export function clusteredLimits(
  trials: number,
  allowed: number,
  designEffect: number,
): CountLimits {
  if (designEffect === 1) return countLimits(trials, allowed)
  const limitsOf = (count: number) =>
    clopperPearson({ right: count / designEffect, total: trials / designEffect })
  const pass = leastCount(trials, count => limitsOf(count).upper > allowed) - 1
  const fail = leastCount(trials, count => limitsOf(count).lower > allowed)
  return { pass: pass < 0 ? null : pass, fail: fail > trials ? null : fail }
}

/** What a count of misses comes to. */
export type CountVerdict = 'pass' | 'fail' | 'undecided'

/** Judges a count of misses by the limits for its number of trials. */
export function judgeCount(misses: number, { pass, fail }: CountLimits): CountVerdict {
  if (pass !== null && misses <= pass) return 'pass'
  return fail !== null && misses >= fail ? 'fail' : 'undecided'
}

/** Gives the fewest trials with which a share of misses at most `allowed` can be proven: all without a miss. */
export const fewestTrials = (allowed: number, alpha: number = ALPHA): number =>
  Math.ceil(Math.log(alpha) / Math.log(1 - allowed))

/** Finds the least count from 0 to `trials` that holds, once true it stays true; trials + 1 where none does. */
function leastCount(trials: number, holds: (count: number) => boolean): number {
  let [low, high] = [0, trials + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
