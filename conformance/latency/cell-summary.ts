import type { Arm, Cell, CellSummary, Sample } from './latency-record.ts'
import type { Taken } from './taking.ts'
import { quantileOf, type Time } from './times.ts'

/** A cell and how its samples were taken, in words. */
type Kind = Pick<CellSummary, 'cell' | 'arm' | 'title'>

const kinds: readonly Kind[] = [
  { cell: 'S', arm: 'fresh', title: 'stuck, 500 characters, a new connection each' },
  { cell: 'L', arm: 'fresh', title: 'stuck, 6,000 characters, a new connection each' },
  { cell: 'L', arm: 'kept', title: 'stuck, 6,000 characters, on one connection' },
  { cell: 'L', arm: 'repeated', title: 'stuck, 6,000 characters, one state again and again' },
  {
    cell: 'R',
    arm: 'fresh',
    title: 'rerank, 4,000 characters, 5 questions, a new connection each',
  },
  { cell: 'H', arm: 'fresh', title: 'GET /health, a new connection each' },
]

/** Gives the requests that are samples of a cell and an arm, in the order they were made. */
export const samplesOf = (taken: readonly Taken[], cell: Cell, arm: Arm): readonly Taken[] =>
  taken.filter(({ shot }) => shot.sampleOf?.cell === cell && shot.sampleOf.arm === arm)

/** Gives a request that counts as the sample that is recorded. */
export const sampleOf = ({ shot, atMs, ms, firstByteMs, exchange }: Taken): readonly Sample[] =>
  shot.sampleOf === null ? [] : [{ ...shot.sampleOf, atMs, ms, firstByteMs, exchange }]

/** Sums every cell and arm up that has samples. */
export const summariesOf = (taken: readonly Taken[]): readonly CellSummary[] =>
  kinds.flatMap(kind => {
    const samples = samplesOf(taken, kind.cell, kind.arm)
    return samples.length === 0 ? [] : [summaryOf(kind, samples)]
  })

function summaryOf(kind: Kind, samples: readonly Taken[]): CellSummary {
  const times = samples.map(({ ms }) => ms)
  return {
    ...kind,
    count: times.length,
    failures: times.filter(ms => ms === null).length,
    p50: quantileOf(times, 0.5),
    p95: quantileOf(times, 0.95),
    p99: quantileOf(times, 0.99),
    max: quantileOf(times, 1),
    thirds: thirdsOf(times),
  }
}

function thirdsOf(times: readonly Time[]): CellSummary['thirds'] {
  const third = Math.max(1, Math.floor(times.length / 3))
  return [quantileOf(times.slice(0, third), 0.5), quantileOf(times.slice(-third), 0.5)]
}
