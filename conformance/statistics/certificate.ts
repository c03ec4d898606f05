import { ALPHA } from './alpha.ts'
import { mean } from './forecast.ts'
import { clopperPearson } from './proportion.ts'

/**
 * Gives a lower bound of the calibration errors of complementary questions, added up, without a label.
 *
 * Takes, for each state, the probabilities of yes to questions of which exactly one is true: a
 * question and its negation, or "is it option k?" for every k. Their errors add up to |E[sum p] - 1| at
 * least (Jensen), since the truths add up to 1. The bound holds in expectation; NaN without a state.
 */
export const complementBound = (groups: readonly (readonly number[])[]): number =>
  Math.abs(mean(groups.map(group => group.reduce((sum, noul) => sum + noul, 0))) - 1)

/** What pairs of confident answers that cannot both be right say of the answers. */
export type Contradictions = {
  /** The least share of wrong answers among these: a contradiction holds one at least. */
  readonly errorRate: number
  /** A lower limit of the share of contradictory pairs, at one-sided error 0.05. */
  readonly lower: number
}

/** Gives how many confident answers are wrong at least, from contradictory among all confident pairs. */
export const contradictions = (contradictory: number, pairs: number): Contradictions => ({
  errorRate: pairs === 0 ? 0 : contradictory / (2 * pairs),
  lower: clopperPearson({ right: contradictory, total: pairs }, ALPHA).lower,
})
