import type { Fact, Judged } from '../../judged.ts'
import { counted } from '../../reports/counted.ts'
import { inMs, percent } from '../../wording.ts'
import type { BurstSummary } from '../latency-record.ts'
import { nextStepOf } from '../next-step.ts'
import type { BurstMeasured } from './burst.ts'
import { limitMs } from './burst-summary.ts'
import { busyness, judgeMisses, type ShareJudged, situation } from './share-verdict.ts'

/** The parts of a verdict on a burst of `size` that hold whatever came of it. */
export const burstClaim = (size: number, seed: string) => ({
  id: `L4.${size}`,
  title: `95% of requests that come ${size} at once are answered within ${inMs(limitMs)}`,
  measure: `share answered 200, usable and within ${inMs(limitMs)} of the common start`,
  unit: 'share' as const,
  seed,
})

/** Judges the rounds of one size: a server gone after one of them fails, else the misses are counted. */
export const judgeBurst = (measured: BurstMeasured, seed: string): Judged => {
  const { plan, summary, windows, ended } = measured
  const { size, requests, within, isGone } = summary
  const planned = size * plan.rounds
  const isSpoilt = requests < planned && windows.some(({ isVoid }) => isVoid)
  const misses = { misses: requests - within, count: requests, planned, isSpoilt, ended }
  const judged = judgeMisses(misses)
  const outcome = isGone ? ({ outcome: 'fail', reason: null } as const) : judged
  return {
    ...burstClaim(size, seed),
    ...judged,
    outcome: outcome.outcome,
    reason: outcome.reason,
    says: sentence(measured, judged),
    count: requests,
    next: isGone ? goneNext : nextOf(summary, judged),
    facts: summary.rounds === 0 ? [] : [...roundFact(measured), ...factsOf(summary)],
    exchanges: summary.exchanges,
  }
}

const goneNext =
  'send it one request at a time (--declare single-flight), or mend what ends it when several come at once'

const sentence = ({ summary, windows, ended }: BurstMeasured, judged: ShareJudged): string => {
  const { size, requests, within, isGone } = summary
  const found = `${within} of ${requests} requests, ${size} at once, were answered within ${inMs(limitMs)}`
  if (isGone) return `After ${size} requests at once the server answered nothing more.`
  if (judged.reason === 'client' && requests === 0) {
    return `Nothing counts: ${busyness(windows)}.`
  }
  if (judged.reason === 'client') return `${found}; the others do not count: ${busyness(windows)}.`
  if (requests === 0) return `Nothing was measured. ${ended?.says ?? ''}`
  return ended === null ? `${found}.` : `${found}, then it ended. ${ended.says}`
}

/** Says what to do where so many at once are too many. */
export const fewerAtOnce = (size: number): string => `let fewer than ${size} clients ask at once`

const nextOf = ({ size, serialMs }: BurstSummary, judged: ShareJudged): string | null => {
  const hint =
    serialMs === null || serialMs > limitMs
      ? fewerAtOnce(size)
      : `let at most ${Math.floor(limitMs / serialMs)} clients ask at once: it answers one after the other, at ${inMs(serialMs)} each`
  return nextStepOf(judged, { ...situation, hint })
}

/** Tells in how many rounds requests missed: those of one round share its fate. */
const roundFact = ({ summary, missedRounds }: BurstMeasured): readonly Fact[] => {
  const misses = summary.requests - summary.within
  if (misses === 0) return []
  const joined =
    misses > missedRounds
      ? '; what is of one round is not independent, so the limits are too narrow'
      : ''
  return [{ label: 'missed', value: `${misses} in ${counted(missedRounds, 'round')}${joined}` }]
}

const factsOf = (summary: BurstSummary): readonly Fact[] => {
  const { size, rounds, p50, max, statuses, inOrder, serialMs } = summary
  const tallied = Object.entries(statuses).map(([word, count]) => `${word}: ${count}`)
  const order =
    inOrder === null ? [] : [{ label: 'answered in the order asked', value: orderOf(inOrder) }]
  return [
    { label: 'rounds', value: String(rounds) },
    { label: 'median', value: inMs(p50) },
    { label: 'slowest', value: inMs(max) },
    { label: 'statuses', value: tallied.join(', ') },
    ...order,
    ...(serialMs === null || max === null ? [] : [serialFact(max / size, serialMs)]),
  ]
}

const orderOf = (share: number): string => `${percent(share)} of pairs`

const serialFact = (per: number, each: number): Fact => ({
  label: 'behaves serially',
  value: `max/N = ${inMs(per)}; each further request adds ${inMs(each)}`,
})
