/** A straight line through when the k-th was done, against k. */
export type SerialFit = {
  /** What each further request adds, in ms. */
  readonly eachMs: number
  /** How straight it is: the share of the spread the line explains, 0 to 1. */
  readonly straightness: number
  /** Whether the server takes requests one at a time. */
  readonly isSerial: boolean
}

/** A line is called straight from here. */
const leastStraight = 0.95

/** The first answer takes 1 of these steps and what the way costs; with two at a time it takes 2. */
const mostSteps = 1.5

/**
 * Fits a line (least squares) through completions of a burst, the k-th from k = 1, and says whether the server is serial.
 *
 * Serial is one whose completions lie on a line (R squared 0.95 or more) and whose first answer
 * takes at most 1.5 times what each further one adds. Where two are answered at a time the first takes
 * twice that, where all are at once many times. Gives null for fewer than three completions.
 */
export const fitSerial = (completions: readonly number[]): SerialFit | null => {
  const count = completions.length
  const [first] = completions
  if (count < 3 || first === undefined) return null
  const middle = (count + 1) / 2
  const mean = completions.reduce((sum, ms) => sum + ms, 0) / count
  let [along, across, spread] = [0, 0, 0]
  for (const [index, ms] of completions.entries()) {
    along += (index + 1 - middle) ** 2
    across += (index + 1 - middle) * (ms - mean)
    spread += (ms - mean) ** 2
  }
  const eachMs = across / along
  const straightness = spread === 0 ? 0 : across ** 2 / (along * spread)
  const isSerial = straightness >= leastStraight && eachMs > 0 && first <= mostSteps * eachMs
  return { eachMs, straightness, isSerial }
}
