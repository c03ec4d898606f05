import type { Fact, Judged, JudgedOutcome, JudgedReason } from '../judged.ts'
import type { MeasureEnd, MeasureLevel } from '../measuring.ts'
import { ALPHA } from '../statistics/alpha.ts'
import {
  type CountLimits,
  countLimits,
  fewestTrials,
  judgeCount,
} from '../statistics/count-limit.ts'
import { rankInterval } from '../statistics/quantile.ts'
import { inMs } from '../wording.ts'
import { nextStepOf } from './next-step.ts'
import { ascendingOf, isOver, quantileOf, timeAt } from './times.ts'

/** A quantile of times that has to keep a limit. */
export type TimeClaim = {
  readonly id: string
  readonly title: string
  /** What is timed, in the plural: "questions about 6,000 characters". */
  readonly what: string
  readonly quantile: number
  readonly limitMs: number
}

/** Says what to do where a claim does not hold. */
export const hintFor = ({ what, limitMs }: Pick<TimeClaim, 'what' | 'limitMs'>): string =>
  `answer ${what} within ${inMs(limitMs)}: a smaller model, a faster device, or less in a request`

/** What a claim is judged by. */
export type TimeEvidence = {
  /** Null is a failure: over every limit. */
  readonly timed: readonly { readonly ms: number | null; readonly exchange: number }[]
  readonly planned: number
  readonly end: MeasureEnd | null
  readonly level: MeasureLevel
  readonly seed: string
  readonly facts: readonly Fact[]
}

// An index at or above this many would make a verdict long to read.
const MOST_EXCHANGES = 10

/**
 * Judges a quantile of times by how many are over its limit, each error at 5% (Hahn and Meeker).
 *
 * A plan cut short fails only where what was over would fail it whatever had followed; windows this
 * machine spoilt leave it inconclusive. The interval is of order
 * statistics, and takes the times for independent.
 */
export function judgeTimes(claim: TimeClaim, evidence: TimeEvidence): Judged {
  const { id, title, what, quantile, limitMs } = claim
  const { timed, planned, seed, facts, level } = evidence
  const times = timed.map(({ ms }) => ms)
  const over = timed.filter(({ ms }) => isOver(ms, limitMs))
  const limits = countLimits(planned, 1 - quantile)
  const verdict = outcomeOf(over.length, limits, evidence)
  return {
    id,
    title,
    ...verdict,
    says: sentenceOf(claim, evidence, over.length, verdict),
    measure: `${quantileName(quantile)} of the times for ${what}, from connecting to the last byte`,
    unit: 'ms',
    estimate: quantileOf(times, quantile),
    ...intervalOf(times, quantile),
    count: timed.length,
    threshold: limitMs,
    seed,
    margin: marginOf(limits, { over: over.length, planned, limitMs }),
    next: nextStepOf(verdict, {
      level,
      what: `the ${quantileName(quantile)}`,
      fewest: fewestTrials(1 - quantile),
      hint: hintFor(claim),
    }),
    facts,
    exchanges: over.slice(0, MOST_EXCHANGES).map(({ exchange }) => exchange),
  }
}

/** What a claim comes to. */
export type Verdict = { readonly outcome: JudgedOutcome; readonly reason: JudgedReason | null }

function outcomeOf(over: number, limits: CountLimits, evidence: TimeEvidence): Verdict {
  const { timed, planned, end } = evidence
  const isCut = timed.length < planned
  const verdict = judgeCount(over, limits)
  if (isCut && end === null) return open('client')
  if (verdict === 'fail') return { outcome: 'fail', reason: null }
  if (isCut && end !== null) return open(end.reason)
  if (verdict === 'pass') return { outcome: 'pass', reason: null }
  return open(limits.pass === null ? 'few' : 'limit')
}

const open = (reason: JudgedReason): Verdict => ({ outcome: 'inconclusive', reason })

function intervalOf(times: readonly (number | null)[], quantile: number) {
  const ascending = ascendingOf(times)
  const { lower, upper } = rankInterval(ascending.length, quantile, ALPHA)
  return { lower: timeAt(ascending, lower), upper: timeAt(ascending, upper) }
}

function sentenceOf(
  { what, quantile, limitMs }: TimeClaim,
  { timed, planned, end }: TimeEvidence,
  over: number,
  { reason }: Verdict,
): string {
  if (timed.length === 0) return `Nothing was timed. ${end?.says ?? busy}`
  const failures = timed.filter(({ ms }) => ms === null).length
  const estimate = quantileOf(
    timed.map(({ ms }) => ms),
    quantile,
  )
  const counted = `${over} of ${timed.length} took longer than ${inMs(limitMs)}`
  const failed = failures === 0 ? '' : `, ${failures} of them without a usable answer`
  const name = `${quantileName(quantile)} of the times for ${what}`
  const found =
    estimate === null
      ? `The ${name} is unknown, since too many had no usable answer: ${counted}${failed}.`
      : `The ${name} is ${inMs(estimate)}: ${counted}${failed}.`
  if (reason === 'client') return `${found} ${busy}`
  return timed.length < planned ? `${found} ${planned} were planned. ${end?.says ?? ''}` : found
}

const busy = 'This machine was too busy to time the rest.'

function marginOf(
  { pass, fail }: CountLimits,
  { over, planned, limitMs }: { over: number; planned: number; limitMs: number },
): string {
  const passes = pass === null ? 'cannot pass' : `passes with up to ${pass}`
  const fails = fail === null ? 'cannot fail' : `fails from ${fail}`
  return `${passes}, ${fails} of ${planned} over ${inMs(limitMs)}; here ${over}`
}

/** Names a quantile: the median, or the 95th percentile. */
const quantileName = (quantile: number): string =>
  quantile === 0.5 ? 'median' : `${Math.round(quantile * 100)}th percentile`
