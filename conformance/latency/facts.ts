import type { Fact } from '../judged.ts'
import { counted } from '../reports/counted.ts'
import { inMs } from '../wording.ts'
import type { Arm, Cell, CellSummary, Episode } from './latency-record.ts'
import type { Taken } from './taking.ts'
import { quantileOf, type Time } from './times.ts'
import type { WarmUp } from './warm-up.ts'

/** Tells the other arms and cells beside L1: short states, one state again, one connection, health, start, drift. */
export const circumstances = (cells: readonly CellSummary[], warmUp: WarmUp): readonly Fact[] => [
  ...medianFact(cells, 'S', 'fresh', 'median at 500 characters'),
  ...medianFact(cells, 'L', 'repeated', 'median of one state again and again'),
  ...medianFact(cells, 'L', 'kept', 'median on one connection'),
  ...medianFact(cells, 'H', 'fresh', 'median of GET /health'),
  { label: 'first request', value: inMs(warmUp.startupMs) },
  { label: 'warm-up', value: warmth(warmUp) },
  ...drift(cells),
]

/** Tells how many times were over a limit, in how many episodes, and what that means for the limits. */
export function episodeFact(limitMs: number, episodes: readonly Episode[]): readonly Fact[] {
  const over = episodes.reduce((sum, { samples }) => sum + samples, 0)
  if (over === 0) return []
  const isJoined = over > episodes.length
  const joined = isJoined
    ? '; what is of one episode is not independent, so the limits are too narrow'
    : ''
  const value = `${over} in ${counted(episodes.length, 'episode')}${joined}`
  return [{ label: `over ${inMs(limitMs)}`, value }]
}

/** Tells why requests had no usable answer, and how many of each. */
export function failureFact(taken: readonly Taken[]): readonly Fact[] {
  const reasons = taken.flatMap(({ failure }) => failure ?? [])
  if (reasons.length === 0) return []
  const kinds = [...new Set(reasons)].sort()
  const value = kinds.map(kind => `${kind}: ${reasons.filter(each => each === kind).length}`)
  return [{ label: 'without a usable answer', value: value.join(', ') }]
}

/** Tells a quantile of times. */
export const quantileFact = (label: string, times: readonly Time[], quantile: number): Fact => ({
  label,
  value: inMs(quantileOf(times, quantile)),
})

function medianFact(
  cells: readonly CellSummary[],
  cell: Cell,
  arm: Arm,
  label: string,
): readonly Fact[] {
  const found = cells.find(each => each.cell === cell && each.arm === arm)
  return found === undefined ? [] : [{ label, value: `${inMs(found.p50)} (n ${found.count})` }]
}

function drift(cells: readonly CellSummary[]): readonly Fact[] {
  const found = cells.find(({ cell, arm }) => cell === 'L' && arm === 'fresh')
  if (found === undefined) return []
  const [first, last] = found.thirds
  return [{ label: 'medians of the first and last third', value: `${inMs(first)}, ${inMs(last)}` }]
}

function warmth({ requests, isHopeless, end }: WarmUp): string {
  if (isHopeless)
    return 'given up after ten requests without a usable answer; loops alone were timed'
  if (requests !== null) return `steady after ${requests} requests`
  return end === null ? 'no steady state' : 'broken off'
}
