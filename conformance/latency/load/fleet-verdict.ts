import type { Fact, Judged } from '../../judged.ts'
import type { FleetSummary } from '../latency-record.ts'
import { limitMs } from './burst-summary.ts'
import type { FleetMeasured } from './fleet.ts'
import { fleetSize } from './load-plan.ts'
import { busyness, judgeMisses, type ShareJudged } from './share-verdict.ts'

const { loops, thinkMs } = fleetSize

/** The parts of a verdict on the fleet that hold whatever came of it. */
export const fleetClaim = (seed: string) => ({
  id: 'L5',
  title: `${loops} loops that each ask every ${thinkMs / 1000} s get 95% of answers within ${limitMs} ms`,
  measure: `share answered 200, usable and within ${limitMs} ms of when it was due`,
  unit: 'share' as const,
  seed,
})

/** Judges a paced fleet: its p95, timed from the schedule, by counting what took longer or failed. */
export const judgeFleet = (measured: FleetMeasured, seed: string): Judged => {
  const { plan, summary, window, ended } = measured
  const { arrivals, over } = summary
  const planned = plan.dueMs.length
  const judged = judgeMisses({ misses: over, count: arrivals.length, planned, window, ended })
  return {
    ...fleetClaim(seed),
    ...judged,
    says: sentence(measured, judged),
    count: arrivals.length,
    next: nextOf(judged),
    facts: factsOf(summary),
    exchanges: measured.exchanges,
  }
}

const sentence = ({ summary, window, ended }: FleetMeasured, { reason }: ShareJudged): string => {
  const { arrivals, over } = summary
  const counted = `${arrivals.length - over} of ${arrivals.length} questions of ${loops} paced loops were answered within ${limitMs} ms of when they were due`
  if (reason === 'client') return `Not judged, as ${busyness(window)}.`
  if (arrivals.length === 0) return `Nothing was measured. ${ended?.says ?? ''}`
  if (ended !== null) return `${counted}, then it ended. ${ended.says}`
  return `${counted}.`
}

const nextOf = ({ outcome, reason }: ShareJudged): string | null => {
  if (outcome === 'pass') return null
  if (reason === 'client') return 'measure again while nothing else runs on this machine'
  if (reason === 'limit') return 'measure again, as the share lies near the limit'
  if (reason !== null) return 'measure again, with more requests allowed or the server back'
  return 'let fewer loops share this server, or one that answers sooner'
}

const shown = (value: number | null): string =>
  value === null ? 'no answer' : `${value.toFixed(0)} ms`

const factsOf = (summary: FleetSummary): readonly Fact[] => [
  { label: 'median', value: shown(summary.p50) },
  { label: 'p95', value: shown(summary.p95) },
  { label: 'p99', value: shown(summary.p99) },
  { label: 'most under way at once', value: String(summary.outstanding) },
  { label: 'sent late, p99', value: `${summary.sendLagP99Ms.toFixed(1)} ms` },
]
