import type { Fact, Judged } from '../../judged.ts'
import type { BurstSummary } from '../latency-record.ts'
import { nextStepOf } from '../next-step.ts'
import { inMs } from '../wording.ts'
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
  const counted = { misses: requests - within, count: requests, planned, isSpoilt, ended }
  const judged = judgeMisses(counted)
  const outcome = isGone ? ({ outcome: 'fail', reason: null } as const) : judged
  return {
    ...burstClaim(size, seed),
    ...judged,
    outcome: outcome.outcome,
    reason: outcome.reason,
    says: sentence(measured, judged),
    count: requests,
    next: isGone ? goneNext : nextOf(summary, judged),
    facts: summary.rounds === 0 ? [] : factsOf(summary),
    exchanges: summary.exchanges,
  }
}

const goneNext =
  'send it one request at a time (--declare single-flight), or mend what ends it when several come at once'

const sentence = ({ summary, windows, ended }: BurstMeasured, judged: ShareJudged): string => {
  const { size, requests, within, isGone } = summary
  const counted = `${within} of ${requests} requests, ${size} at once, were answered within ${inMs(limitMs)}`
  if (isGone) return `After ${size} requests at once the server answered nothing more.`
  if (judged.reason === 'client' && requests === 0) {
    return `Nothing counts: ${busyness(windows)}.`
  }
  if (judged.reason === 'client')
    return `${counted}; the others do not count: ${busyness(windows)}.`
  if (requests === 0) return `Nothing was measured. ${ended?.says ?? ''}`
  return ended === null ? `${counted}.` : `${counted}, then it ended. ${ended.says}`
}

const nextOf = ({ size, serialMs }: BurstSummary, judged: ShareJudged): string | null => {
  const most = serialMs === null ? null : Math.floor(limitMs / serialMs)
  const hint =
    most === null || serialMs === null
      ? `let fewer than ${size} loops ask at once`
      : `let at most ${most} loops ask at once: one after the other, at ${inMs(serialMs)} each, so many fit into ${inMs(limitMs)}`
  return nextStepOf(judged, { ...situation, hint })
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

const orderOf = (share: number): string => `${(100 * share).toFixed(0)}% of pairs`

const serialFact = (per: number, each: number): Fact => ({
  label: 'behaves serially',
  value: `max/N = ${inMs(per)}; each further request adds ${inMs(each)}`,
})
