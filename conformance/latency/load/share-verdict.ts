import type { JudgedOutcome, JudgedReason } from '../../judged.ts'
import type { MeasureEnd } from '../../measuring.ts'
import { type CountLimits, countLimits, judgeCount } from '../../statistics/count-limit.ts'
import { clopperPearson } from '../../statistics/proportion.ts'
import type { MeasureWindow } from '../latency-record.ts'

/** The share of requests that may miss the limit. */
const allowed = 0.05

/** The share of requests that has to keep it. */
export const leastShare = 1 - allowed

/** How many missed of how many, of a plan that may have been cut short. */
export type Misses = {
  readonly misses: number
  readonly count: number
  readonly planned: number
  readonly window: MeasureWindow
  readonly ended: MeasureEnd | null
}

/** What a count of misses comes to, with the share that did not miss and its limits. */
export type ShareJudged = {
  readonly outcome: JudgedOutcome
  readonly reason: JudgedReason | null
  readonly estimate: number | null
  readonly lower: number | null
  readonly upper: number | null
  readonly threshold: number
  readonly margin: string
}

/**
 * Judges by count that 95% of requests keep the limit, each error at 5%.
 *
 * A plan cut short fails where what missed would fail it whatever had followed, and is open
 * otherwise. A stretch in which this machine was too busy judges nobody.
 */
export const judgeMisses = (counted: Misses): ShareJudged => {
  const { misses, count, planned } = counted
  const limits = countLimits(planned, allowed)
  const share = { right: count - misses, total: count }
  const { lower, upper } = count === 0 ? { lower: null, upper: null } : clopperPearson(share)
  return {
    ...outcomeOf(counted, limits),
    estimate: count === 0 ? null : share.right / share.total,
    lower,
    upper,
    threshold: leastShare,
    margin: marginOf(limits, planned, misses),
  }
}

const outcomeOf = (
  { misses, window, ended }: Misses,
  limits: CountLimits,
): Pick<ShareJudged, 'outcome' | 'reason'> => {
  if (window.isVoid) return { outcome: 'inconclusive', reason: 'client' }
  const verdict = judgeCount(misses, limits)
  if (verdict === 'fail') return { outcome: 'fail', reason: null }
  if (ended !== null) return { outcome: 'inconclusive', reason: ended.reason }
  if (verdict === 'pass') return { outcome: 'pass', reason: null }
  return { outcome: 'inconclusive', reason: 'limit' }
}

const marginOf = ({ pass, fail }: CountLimits, planned: number, misses: number): string =>
  `passes up to ${pass ?? 'none'} and fails from ${fail ?? 'none'} missed of ${planned}; ${misses} did`

/** Says how busy this machine was, where that voids what was measured. */
export const busyness = ({ loopDelayP99Ms, sendLagP99Ms }: MeasureWindow): string => {
  const lag = sendLagP99Ms === null ? '' : `, and requests ${sendLagP99Ms.toFixed(0)} ms`
  return `this machine was too busy to measure: timers were ${loopDelayP99Ms.toFixed(0)} ms late${lag} at the 99th percentile`
}
