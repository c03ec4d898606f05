import type { Fact, Judged } from '../../judged.ts'
import type { BurstSummary } from '../latency-record.ts'
import type { BurstMeasured } from './burst.ts'
import { limitMs } from './burst-summary.ts'
import { busyness, judgeMisses, type ShareJudged } from './share-verdict.ts'

/** The parts of a verdict on a burst of `size` that hold whatever came of it. */
export const burstClaim = (size: number, seed: string) => ({
  id: `L4.${size}`,
  title: `${size} requests at once are each answered within ${limitMs} ms`,
  measure: `share answered 200, usable and within ${limitMs} ms of the common start`,
  unit: 'share' as const,
  seed,
})

/** Judges the rounds of one size: a server gone after one of them fails, else the misses are counted. */
export const judgeBurst = (measured: BurstMeasured, seed: string): Judged => {
  const { plan, summary, window, ended } = measured
  const { size, requests, within, isGone } = summary
  const planned = size * plan.rounds
  const counted = { misses: requests - within, count: requests, planned, window, ended }
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
    facts: factsOf(summary),
    exchanges: summary.exchanges,
  }
}

const goneNext =
  'send it one request at a time (--declare single-flight), or mend what ends it when several come at once'

const sentence = ({ summary, window, ended }: BurstMeasured, judged: ShareJudged): string => {
  const { size, requests, within, isGone, rounds } = summary
  const counted = `${within} of ${requests} requests, ${size} at once, were answered within ${limitMs} ms`
  if (isGone) return `After round ${rounds} of ${size} at once the server answered nothing more.`
  if (judged.reason === 'client') return `Not judged, as ${busyness(window)}.`
  if (requests === 0) return `Nothing was measured. ${ended?.says ?? ''}`
  if (ended !== null) return `${counted}, then it ended. ${ended.says}`
  return `${counted}.`
}

const nextOf = (
  { size, serialMs }: BurstSummary,
  { outcome, reason }: ShareJudged,
): string | null => {
  if (outcome === 'pass') return null
  if (reason === 'client') return 'measure again while nothing else runs on this machine'
  if (reason === 'limit') return 'measure again, as the share lies near the limit'
  if (reason !== null) return 'measure again, with more requests allowed or the server back'
  if (serialMs === null) return `let fewer than ${size} loops ask at once`
  const most = Math.floor(limitMs / serialMs)
  return `let at most ${most} loops ask at once: at ${serialMs.toFixed(0)} ms each, one after the other, so many fit into ${limitMs} ms`
}

const ms = (value: number): string => `${value.toFixed(0)} ms`

const factsOf = (summary: BurstSummary): readonly Fact[] => {
  const { size, rounds, p50, max, statuses, inOrder, serialMs } = summary
  const tallied = Object.entries(statuses).map(([word, count]) => `${word}: ${count}`)
  const order =
    inOrder === null ? [] : [{ label: 'answered in the order asked', value: orderOf(inOrder) }]
  return [
    { label: 'rounds', value: String(rounds) },
    { label: 'median', value: p50 === null ? 'no answer' : ms(p50) },
    { label: 'slowest', value: max === null ? 'no answer' : ms(max) },
    { label: 'statuses', value: tallied.join(', ') },
    ...order,
    ...(serialMs === null || max === null ? [] : [serialFact(max / size, serialMs)]),
  ]
}

const orderOf = (share: number): string => `${(100 * share).toFixed(0)}% of pairs`

const serialFact = (per: number, each: number): Fact => ({
  label: 'behaves serially',
  value: `max/N = ${ms(per)}; each further request adds ${ms(each)}`,
})
