import type {
  BurstSummary,
  Cell,
  CellSummary,
  GrowthSummary,
  LatencyRecord,
  Sample,
} from '../../../conformance/latency/latency-record.ts'
import { nearestRank } from '../../../conformance/statistics/quantile.ts'
import { generatorOf } from '../../../spec/generator.ts'

/** How a server of the samples answers: at once, one after the other, or with stalls and failures. */
export type Pace = 'fast' | 'serial' | 'stalling'

type Kind = Pick<CellSummary, 'cell' | 'arm' | 'title'>

/** The cells and arms a run times, with their titles. */
const KINDS: readonly Kind[] = [
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
const BASE: Readonly<Record<Pace, Readonly<Record<Cell, number>>>> = {
  fast: { S: 42, L: 95, R: 120, H: 2 },
  serial: { S: 210, L: 680, R: 1150, H: 4 },
  stalling: { S: 160, L: 420, R: 610, H: 3 },
}

/** Gives speed as a run records it, without verdicts; `each` is the number of samples of a cell and arm. */
export function sampleLatency(pace: Pace, each = 100): LatencyRecord {
  const samples = samplesOf(pace, each)
  const sent = { requests: samples.length, questions: samples.length, characters: 0 }
  return {
    level: 'standard',
    seed: 'sample',
    limits: { medianMs: 1000, tailMs: 2000 },
    isConcurrent: true,
    planned: sent,
    sent,
    ended: null,
    startupMs: 2400,
    warmUp: 12,
    samples,
    cells: summariesOf(samples),
    loops: [],
    bursts: [4, 16, 64].map(size => burstOf(pace, size)),
    fleet: null,
    growth: growthOf(pace),
    windows: [],
    episodes: [],
    verdicts: [],
    notTested: [],
  }
}

/** Sums up each cell and arm that has samples, as the record does. */
export const summariesOf = (samples: readonly Sample[]): CellSummary[] =>
  KINDS.map(kind => ({ kind, taken: samples.filter(each => isOf(kind, each)) }))
    .filter(({ taken }) => taken.length > 0)
    .map(({ kind, taken }) => summaryOf(kind, taken))

const isOf = (kind: Kind, { cell, arm }: Sample): boolean => kind.cell === cell && kind.arm === arm

function summaryOf(kind: Kind, taken: readonly Sample[]): CellSummary {
  const times = taken
    .map(({ ms }) => ms ?? Number.POSITIVE_INFINITY)
    .sort((one, other) => one - other)
  const at = (quantile: number): number | null => {
    const ms = nearestRank(times, quantile)
    return ms === undefined || ms === Number.POSITIVE_INFINITY ? null : ms
  }
  return {
    ...kind,
    count: taken.length,
    failures: taken.filter(({ ms }) => ms === null).length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    thirds: [at(0.5), at(0.5)],
  }
}

function samplesOf(pace: Pace, each: number): Sample[] {
  const next = generatorOf(`latency ${pace}`)
  const plan = KINDS.flatMap(kind => Array.from({ length: each }, () => kind))
  return plan.map(({ cell, arm }, index) => {
    const spread = Math.exp((next() + next() + next() - 1.5) * 0.35)
    const part = arm === 'fresh' ? 1 : arm === 'kept' ? 0.92 : 0.6
    const stall = pace === 'stalling' && next() < 0.06 ? 1500 + next() * 4000 : 0
    const hasFailed = pace === 'stalling' && next() < 0.02
    const ms = Math.round((BASE[pace][cell] * part * spread + stall) * 100) / 100
    return {
      cell,
      arm,
      atMs: index * 250,
      ms: hasFailed ? null : ms,
      firstByteMs: hasFailed ? null : ms * 0.98,
      exchange: index,
    }
  })
}

function burstOf(pace: Pace, size: number): BurstSummary {
  const base = BASE[pace].S
  const isSerial = pace === 'serial'
  const lost = pace === 'stalling' && size === 64 ? 6 : 0
  const completions = Array.from({ length: size }, (_, index) => {
    if (index >= size - lost) return null
    const k = index + 1
    return isSerial ? 30 + k * base + (k % 3) * 12 : base * (1 + 0.02 * k) + 15 * Math.log2(k + 1)
  })
  const within = completions.filter(ms => ms !== null && ms <= 2000).length
  return {
    size,
    rounds: 5,
    requests: 5 * size,
    within: 5 * within,
    statuses: lost === 0 ? { '200': 5 * size } : { '200': 5 * (size - lost), '503': 5 * lost },
    completions,
    serialMs: isSerial ? base : null,
    p50: completions[Math.ceil(size / 2) - 1] ?? null,
    max: completions[size - lost - 1] ?? null,
    inOrder: isSerial ? 0.95 : 0.7,
    isGone: false,
    exchanges: [],
  }
}

function growthOf(pace: Pace): GrowthSummary {
  const next = generatorOf(`growth ${pace}`)
  const [perQuestion, perThousand] = pace === 'fast' ? [6, 9] : [95, 110]
  const points = [200, 1500, 4000, 6000].flatMap(characters =>
    Array.from({ length: 24 }, (_, index) => {
      const questions = 1 + (index % 8)
      const ms = BASE[pace].S + perQuestion * (questions - 1) + (perThousand * characters) / 1000
      const hasFailed = pace === 'stalling' && next() < 0.03
      return { questions, characters, ms: hasFailed ? null : ms * (0.93 + next() * 0.14) }
    }),
  )
  return {
    points,
    msPerQuestion: perQuestion,
    msPerThousandCharacters: perThousand,
    ratio: (BASE[pace].S + perQuestion * 7 + perThousand * 4) / (BASE[pace].S + perThousand * 4),
    predicted: { L: BASE[pace].L, R: BASE[pace].R },
  }
}
