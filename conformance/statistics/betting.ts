import { ALPHA } from './alpha.ts'
import type { Interval } from './proportion.ts'

// The most of its worth a bet may lose on one value, so that no value ends it (Waudby-Smith and Ramdas, c).
const STAKE = 0.5
// Halvings until two doubles between 0 and 1 are neighbours.
const HALVINGS = 60

/**
 * Gives limits of the mean of values from 0 to 1 that hold at all times at once, each at one-sided error `alpha`.
 *
 * The hedged-capital betting confidence sequence of Waudby-Smith and Ramdas (2024, arXiv 2010.09686): a share
 * is out once a bet against it has won 1 / `alpha`. For exact posteriors, which no binomial law fits. Values
 * are taken in the order they came; each bet is placed before its value, of a size that past variance
 * suggests. It learns slowly: 200 values near 0.94 show 0.914. Throws a RangeError for other values.
 */
export function bettingSequence(values: readonly number[], alpha: number = ALPHA): Interval {
  const strange = values.find(value => !(value >= 0 && value <= 1))
  if (strange !== undefined) {
    throw new RangeError(`expected values from 0 to 1, got ${strange}`)
  }
  const lower = lowerEdge(values, alpha)
  const upper =
    1 -
    lowerEdge(
      values.map(value => 1 - value),
      alpha,
    )
  // Both ends may have met where values are all but equal; a share between them is never lost.
  return { lower: Math.min(lower, upper), upper: Math.max(lower, upper) }
}

/** Finds the largest mean a bet on more has refuted: what it wins falls as the mean it is against grows. */
function lowerEdge(values: readonly number[], alpha: number): number {
  const sizes = betSizes(values, alpha)
  const decisive = Math.log(1 / alpha)
  let [out, within] = [0, 1]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (out + within) / 2
    if (mostWon(values, sizes, middle) >= decisive) out = middle
    else within = middle
  }
  return out
}

/** Gives ln of the most a bet on a mean above `mean` was ever worth. */
function mostWon(values: readonly number[], sizes: Float64Array, mean: number): number {
  let [worth, most] = [0, 0]
  for (const [index, value] of values.entries()) {
    const size = Math.min(sizes[index] ?? 0, STAKE / mean)
    worth += Math.log1p(size * (value - mean))
    most = Math.max(most, worth)
  }
  return most
}

/** Gives the size of each bet from the values before it: sqrt(2 ln(1/alpha) / (v t ln(t + 1))), v their variance. */
function betSizes(values: readonly number[], alpha: number): Float64Array {
  let [sum, squares] = [0.5, 0.25]
  const sizes = new Float64Array(values.length)
  for (const [index, value] of values.entries()) {
    const time = index + 1
    const variance = squares / time
    sizes[index] = Math.sqrt((2 * Math.log(1 / alpha)) / (variance * time * Math.log(time + 1)))
    sum += value
    squares += (value - sum / (time + 1)) ** 2
  }
  return sizes
}
