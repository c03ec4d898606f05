type Shares = readonly number[]

/**
 * Gives the Brier score of a stated probability of yes: (p - y)^2, from 0 to 1.
 *
 * With an exact posterior q for the outcome, what is to be expected: (p - q)^2 + q(1 - q).
 */
export const brier = (stated: number, outcome: number): number =>
  (stated - outcome) ** 2 + outcome * (1 - outcome)

/** Gives the Brier score over options in its sum form, from 0 to 2: sum of (p - y)^2. */
export const brierOver = (stated: Shares, truth: Shares): number =>
  stated.reduce((sum, share, index) => sum + brier(share, truth[index] ?? 0), 0)

/**
 * Gives the ranked probability score over levels, from 0 to one less than there are: sum of (F - 1[y <= k])^2.
 *
 * Proper, and a miss by two levels costs more than a miss by one (Epstein, 1969).
 */
export function rankedScore(stated: Shares, truth: Shares): number {
  let [below, belowTrue, sum] = [0, 0, 0]
  for (let level = 0; level < stated.length - 1; level += 1) {
    below += stated[level] ?? 0
    belowTrue += truth[level] ?? 0
    sum += brier(below, belowTrue)
  }
  return sum
}

/**
 * Gives the logarithmic score in nats: -ln of the probability of what is true, kept `clip` off 0 and 1.
 *
 * One exact 0 on the truth costs what `clip` says and nothing else: print it beside the score.
 */
export const logScore = (stated: Shares, truth: Shares, clip: number): number =>
  truth.reduce((sum, share, index) => {
    if (share === 0) return sum
    return sum - share * Math.log(Math.min(1 - clip, Math.max(clip, stated[index] ?? 0)))
  }, 0)

/** Gives what a stated probability loses against the exact posterior, in Brier score: (p - q)^2. */
export const excessBrier = (stated: Shares, posterior: Shares): number =>
  stated.reduce((sum, share, index) => sum + (share - (posterior[index] ?? 0)) ** 2, 0)

// Finer steps are no rounding that shows.
const FINEST = 6

/**
 * Gives half the step a server rounds to: 0.005 where every probability has two digits at most.
 *
 * The clip of logarithmic scores: what rounds to 0 is on average half a step. 5e-7 where no rounding shows.
 */
export function halfStep(probabilities: Iterable<number>): number {
  let digits = 0
  for (const probability of probabilities) {
    while (digits < FINEST && Number(probability.toFixed(digits)) !== probability) digits += 1
    if (digits === FINEST) break
  }
  return 0.5 * 10 ** -digits
}
