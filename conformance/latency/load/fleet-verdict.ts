import type { Fact, Judged } from '../../judged.ts'
import { inMs } from '../../wording.ts'
import type { FleetSummary } from '../latency-record.ts'
import { nextStepOf } from '../next-step.ts'
import { limitMs } from './burst-summary.ts'
import type { FleetMeasured } from './fleet.ts'
import { fleetSize } from './load-plan.ts'
import { busyness, judgeMisses, type ShareJudged, situation } from './share-verdict.ts'

const { loops, thinkMs } = fleetSize

/** The parts of a verdict on the fleet that hold whatever came of it. */
export const fleetClaim = (seed: string) => ({
  id: 'L5',
  title: `${loops} clients that each ask about every ${thinkMs / 1000} s get 95% of answers within ${inMs(limitMs)}`,
  measure: `share answered 200, usable and within ${inMs(limitMs)} of when it was due`,
  unit: 'share' as const,
  seed,
})

/** What to do where answers come late. */
export const FEWER_CLIENTS = 'let fewer clients share this server, or take one that answers sooner'

/** Judges a paced fleet: its p95, timed from the schedule, by counting what took longer or failed. */
export const judgeFleet = (measured: FleetMeasured, seed: string): Judged => {
  const { plan, summary, window, ended } = measured
  const { arrivals, over } = summary
  const [misses, count] = window.isVoid ? [0, 0] : [over, arrivals.length]
  const planned = plan.dueMs.length
  const judged = judgeMisses({ misses, count, planned, isSpoilt: window.isVoid, ended })
  return {
    ...fleetClaim(seed),
    ...judged,
    says: sentence(measured, judged),
    count,
    next: nextStepOf(judged, { ...situation, hint: FEWER_CLIENTS }),
    facts: factsOf(summary),
    exchanges: measured.exchanges,
  }
}

const sentence = ({ summary, window, ended }: FleetMeasured, { reason }: ShareJudged): string => {
  const { arrivals, over } = summary
  const counted = `${arrivals.length - over} of ${arrivals.length} questions of ${loops} paced clients were answered within ${inMs(limitMs)} of when they were due`
  if (reason === 'client') return `${counted}, which does not count: ${busyness([window])}.`
  if (arrivals.length === 0) return `Nothing was measured. ${ended?.says ?? ''}`
  return ended === null ? `${counted}.` : `${counted}, then it ended. ${ended.says}`
}

const factsOf = (summary: FleetSummary): readonly Fact[] => [
  { label: 'median', value: inMs(summary.p50) },
  { label: '95th percentile', value: inMs(summary.p95) },
  { label: '99th percentile', value: inMs(summary.p99) },
  { label: 'most under way at once', value: String(summary.outstanding) },
  { label: 'sent late, 99th percentile', value: inMs(summary.sendLagP99Ms) },
]
