import { ALPHA } from './alpha.ts'
import type { Count, Interval } from './proportion.ts'
import { betaCdf, logBeta } from './special-function.ts'

/** Evidence against "the precision is on the other side of the threshold", as the logarithm of a bet's worth. */
export type Evidence = {
  /** ln E against "at most the threshold": evidence for PASS. */
  readonly pass: number
  /** ln E against "at least the threshold": evidence for FAIL. */
  readonly fail: number
}

/** The logarithm at which evidence decides: E >= 1 / alpha = 20 (Ville, 1939), reached by chance once in 20 runs. */
export const DECISIVE = Math.log(1 / ALPHA)

/**
 * Gives the evidence of a count against a threshold, valid however often it is looked at.
 *
 * Each side is the likelihood ratio of a uniform mixture of precisions, over (t, 1) for PASS and over
 * (0.5, t) for FAIL, against the threshold t itself. It is a supermartingale for every precision on
 * the other side, so that stopping at E >= 20 errs at most once in 20 runs whenever the run stops.
 * Throws a RangeError for a threshold that is not between 0.5 and 1.
 */
export function evidenceOf({ right, total }: Count, threshold: number): Evidence {
  if (!(threshold > 0.5 && threshold < 1)) {
    throw new RangeError(`expected a threshold between 0.5 and 1, got ${threshold}`)
  }
  const [a, b] = [right + 1, total - right + 1]
  const atThreshold = right * Math.log(threshold) + (total - right) * Math.log(1 - threshold)
  const mixture = logBeta(a, b) - atThreshold
  // The upper tail through the mirrored law: 1 - I_t would lose every digit of a small tail.
  const above = betaCdf(1 - threshold, b, a)
  const below = betaCdf(threshold, a, b) - betaCdf(0.5, a, b)
  return {
    pass: mixture + Math.log(above / (1 - threshold)),
    fail: mixture + Math.log(Math.max(0, below) / (threshold - 0.5)),
  }
}

/**
 * Gives limits of a share that hold at all times at once with probability 1 - `alpha`, two-sided.
 *
 * The beta-binomial mixture confidence sequence (Robbins, 1970): every share at which a uniform
 * mixture has not won 1 / alpha. Wider than Clopper-Pearson: the price of looking after every answer.
 */
export function confidenceSequence({ right, total }: Count, alpha: number = ALPHA): Interval {
  const mixture = logBeta(right + 1, total - right + 1)
  const logE = (share: number): number =>
    mixture - termOf(right, share) - termOf(total - right, 1 - share)
  const isOut = (share: number): boolean => logE(share) >= Math.log(1 / alpha)
  const best = total === 0 ? 0.5 : right / total
  return {
    lower: isOut(0) ? edge(0, best, isOut) : 0,
    upper: isOut(1) ? edge(1, best, isOut) : 1,
  }
}

const termOf = (count: number, share: number): number => (count === 0 ? 0 : count * Math.log(share))

// Halvings until two doubles between 0 and 1 are neighbours.
const HALVINGS = 60

/** Finds the edge between a share that is out and one that is in, by halving. */
function edge(out: number, within: number, isOut: (share: number) => boolean): number {
  let [outer, inner] = [out, within]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (outer + inner) / 2
    if (isOut(middle)) outer = middle
    else inner = middle
  }
  return inner
}
