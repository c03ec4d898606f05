import type { JudgedOutcome, JudgedReason } from '../../judged.ts'
import type { MeasureEnd } from '../../measuring.ts'
import { type CountLimits, countLimits, judgeCount } from '../../statistics/count-limit.ts'
import { clopperPearson } from '../../statistics/proportion.ts'
import { inMs } from '../../wording.ts'
import type { MeasureWindow } from '../latency-record.ts'

/** The share of requests that may miss the limit. */
const allowed = 0.05

/** The share of requests that has to keep it. */
export const leastShare = 1 - allowed

/** What a next step is about; a larger level asks no more of the same, so that it is none. */
export const situation = { level: 'certify', what: 'the share', fewest: 120 } as const

/** How many missed of how many, of a plan that may have been cut short. */
export type Misses = {
  readonly misses: number
  readonly count: number
  readonly planned: number
  /** Whether this machine was too busy for some of what was planned, which is missing therefore. */
  readonly isSpoilt: boolean
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
 * Where some of the plan is missing it fails if what missed would fail it whatever had followed, and
 * is open otherwise.
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
  { misses, isSpoilt, ended }: Misses,
  limits: CountLimits,
): Pick<ShareJudged, 'outcome' | 'reason'> => {
  const verdict = judgeCount(misses, limits)
  if (verdict === 'fail') return { outcome: 'fail', reason: null }
  if (ended !== null) return { outcome: 'inconclusive', reason: ended.reason }
  if (isSpoilt) return { outcome: 'inconclusive', reason: 'client' }
  if (verdict === 'pass') return { outcome: 'pass', reason: null }
  return { outcome: 'inconclusive', reason: 'limit' }
}

const marginOf = ({ pass, fail }: CountLimits, planned: number, misses: number): string =>
  `${pass === null ? 'cannot pass' : `passes with up to ${pass}`}, ${fail === null ? 'cannot fail' : `fails from ${fail}`} of ${planned} missed; here ${misses}`

/** Says how busy this machine was in windows that do not count for it, as a clause. */
export const busyness = (windows: readonly MeasureWindow[]): string => {
  const spoilt = windows.filter(({ isVoid }) => isVoid)
  const delay = Math.max(...spoilt.map(({ loopDelayP99Ms }) => loopDelayP99Ms))
  const lag = Math.max(...spoilt.map(({ sendLagP99Ms }) => sendLagP99Ms ?? 0))
  return `this machine was too busy to measure: at the 99th percentile its timers were ${inMs(delay)} late, its requests ${inMs(lag)}`
}
