import type { MeasureLevel } from '../measuring.ts'

/** How often each thing is timed at a level. */
export type LevelSizes = {
  /** L then R, back to back: the samples of L1, L2 and L3. */
  readonly loops: number
  readonly short: number
  /** Runs on one connection. */
  readonly kept: number
  /** Runs of one state. */
  readonly repeated: number
  readonly health: number
  readonly growth: {
    readonly questions: readonly number[]
    readonly characters: readonly number[]
    readonly repeats: number
  }
  /** Which quantile has to keep the limit for one question (L2). */
  readonly tail: number
}

/** How many requests of a run of one state, or on one connection, are counted after the first. */
export const RUN_LENGTH = 5

// The page allows eight questions in a request.
const wholeGrowth = {
  questions: [1, 2, 3, 4, 5, 6, 7, 8],
  characters: [200, 1500, 4000, 6000],
  repeats: 3,
}

/** What a level times: a look, a verdict, a certificate. */
export const levelSizes: Readonly<Record<MeasureLevel, LevelSizes>> = {
  quick: {
    loops: 20,
    short: 5,
    kept: 1,
    repeated: 1,
    health: 5,
    growth: { questions: [1, 4, 8], characters: [200, 4000, 6000], repeats: 2 },
    tail: 0.95,
  },
  standard: {
    loops: 60,
    short: 20,
    kept: 4,
    repeated: 2,
    health: 10,
    growth: wholeGrowth,
    tail: 0.95,
  },
  certify: {
    loops: 300,
    short: 60,
    kept: 12,
    repeated: 6,
    health: 20,
    growth: wholeGrowth,
    tail: 0.99,
  },
}
