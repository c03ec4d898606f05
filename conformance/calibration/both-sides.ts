import type { Judged, JudgedOutcome } from '../judged.ts'
import { precisionAt, readingsOf } from '../statistics/acting.ts'
import type { NoulAnswer } from './acting-facts.ts'
import { counted, figure, type Judging, judgedOf, setting, shareLimits } from './verdict.ts'

/** What C1.both claims. */
export const bothSidesTitle = (threshold: number): string =>
  `of all answers at ${setting(threshold)} or more, yes or no, at least ${setting(threshold)} are right`

/**
 * Gives C1.both, for information: how often an answer that reaches the threshold is right, yes or no.
 *
 * What model cards quote. It never fails: 396 right of 400 on the side of no hide 28 of 40 on that of yes.
 */
export function judgeBothSides(answers: readonly NoulAnswer[], judging: Judging): Judged {
  const { threshold } = judging
  const { share, count, interval } = precisionAt(readingsOf(answers), threshold, { side: 'both' })
  const outcome: JudgedOutcome =
    interval.lower >= threshold ? 'pass' : interval.upper < threshold ? 'warn' : 'inconclusive'
  const at = setting(threshold)
  return judgedOf(judging, {
    id: 'C1.both',
    title: bothSidesTitle(threshold),
    outcome,
    reason: outcome === 'inconclusive' ? (share === null ? 'few' : 'limit') : null,
    says:
      share === null
        ? `no answer reached ${at}.`
        : `${counted(count)} answers at ${at} or more were right, ${figure(share)} (${shareLimits(interval)}); for information.`,
    measure: `share right among answers at ${at} or more, yes or no`,
    estimate: share,
    ...interval,
    count: count.total,
    threshold,
  })
}
