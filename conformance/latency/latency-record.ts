import type { Judged } from '../judged.ts'
import type { Cost, MeasureEnd, MeasureLevel } from '../measuring.ts'

/** A request in the shape of one a client makes: S short, L at the cap, R rerank, H health probe. */
export type Cell = 'S' | 'L' | 'R' | 'H'

/** How samples of a cell were taken; `repeated` sends one state again and again on fresh connections. */
export type Arm = 'fresh' | 'kept' | 'repeated'

/** One timed request. */
export type Sample = {
  readonly cell: Cell
  readonly arm: Arm
  /** When it was sent, in ms since the measurement began. */
  readonly atMs: number
  /** From just before connecting, or the scheduled time, to the last byte; null where it failed: over every limit. */
  readonly ms: number | null
  /** To the first byte; for information. */
  readonly firstByteMs: number | null
  readonly exchange: number
}

/** What the samples of a cell and arm come to. */
export type CellSummary = {
  readonly cell: Cell
  readonly arm: Arm
  readonly title: string
  readonly count: number
  readonly failures: number
  /** By nearest rank, failures being slowest; null where the rank falls on one. */
  readonly p50: number | null
  readonly p95: number | null
  readonly p99: number | null
  readonly max: number | null
  /** Medians of the first and the last third, to show drift. */
  readonly thirds: readonly [first: number | null, last: number | null]
}

/** A burst: so many at once, some rounds of it. */
export type BurstSummary = {
  readonly size: number
  readonly rounds: number
  readonly requests: number
  /** 200, valid and within the limit. */
  readonly within: number
  readonly statuses: Readonly<Record<string, number>>
  /** The median over rounds of when the k-th was done, k from 1; null where none was. */
  readonly completions: readonly (number | null)[]
  /** What each further request adds, where the server takes them one at a time; else null. */
  readonly serialMs: number | null
  /** From the start to the last byte, by nearest rank over all requests, those not answered being slowest. */
  readonly p50: number | null
  /** The slowest that was answered; null where none was. */
  readonly max: number | null
  /** Of all pairs of answers in a round, the share that came in the order asked: 1 first come, first served; 0.5 any order. */
  readonly inOrder: number | null
  /** Nothing answered any more after a round. */
  readonly isGone: boolean
  readonly exchanges: readonly number[]
}

/** Many loops that ask now and then, each paced by a clock and not by the answers. */
export type FleetSummary = {
  readonly loops: number
  readonly thinkMs: number
  /** Each arrival: when it was due, and how long from then to the last byte; null where it failed. */
  readonly arrivals: readonly { readonly dueMs: number; readonly ms: number | null }[]
  /** How many of them failed or took longer than the limit. */
  readonly over: number
  /** The most that were under way at once. */
  readonly outstanding: number
  readonly p50: number | null
  readonly p95: number | null
  readonly p99: number | null
  readonly sendLagP99Ms: number
}

/** How time grows with the number of questions and the length of the state. */
export type GrowthSummary = {
  readonly points: readonly {
    readonly questions: number
    readonly characters: number
    readonly ms: number | null
  }[]
  /** Theil-Sen slopes. */
  readonly msPerQuestion: number | null
  readonly msPerThousandCharacters: number | null
  /** t(8 questions) / t(1 question) at 4,000 characters. */
  readonly ratio: number | null
  readonly predicted: { readonly L: number | null; readonly R: number | null }
}

/** A stretch of measuring, judged fit or not by what this machine was doing. */
export type MeasureWindow = {
  readonly what: string
  readonly loopDelayP99Ms: number
  readonly sendLagP99Ms: number | null
  /** Not counted: the client was too busy. */
  readonly isVoid: boolean
}

/** A run of slow answers close together: one stall makes many slow samples. */
export type Episode = {
  readonly what: string
  readonly fromMs: number
  readonly toMs: number
  readonly samples: number
}

/** Speed as it was measured; part of the run record. */
export type LatencyRecord = {
  readonly level: MeasureLevel
  readonly seed: string
  readonly limits: { readonly medianMs: number; readonly tailMs: number }
  /** Whether requests at once were allowed. */
  readonly isConcurrent: boolean
  readonly planned: Cost
  readonly sent: Cost
  readonly ended: MeasureEnd | null
  /** The very first request, apart from all others. */
  readonly startupMs: number | null
  /** How many requests it took to reach a steady state; null where it never did. */
  readonly warmUp: number | null
  readonly samples: readonly Sample[]
  readonly cells: readonly CellSummary[]
  /** L and R one after the other in one budget; null where either failed. */
  readonly loops: readonly (number | null)[]
  readonly bursts: readonly BurstSummary[]
  readonly fleet: FleetSummary | null
  readonly growth: GrowthSummary | null
  readonly windows: readonly MeasureWindow[]
  readonly episodes: readonly Episode[]
  readonly verdicts: readonly Judged[]
  readonly notTested: readonly string[]
}
