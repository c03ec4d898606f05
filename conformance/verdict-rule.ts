import { everyLevel, type MeasureLevel } from './measuring.ts'
import { whole } from './wording.ts'

/** When a verdict passes, fails and warns, in words; null where it never does. What is neither is inconclusive. */
export type Bar = {
  readonly passes: string
  readonly fails: string | null
  readonly warns: string | null
}

/** One verdict on calibration or speed before any is given: what it claims, what is asked for it, what it may come to. */
export type VerdictRule = Bar & {
  /** `C1`, `C5.rename`, `L4.16`. */
  readonly id: string
  /** What a pass claims, where nothing but the level is chosen. */
  readonly title: string
  /** The levels that ask for it. */
  readonly levels: readonly MeasureLevel[]
  /** What is sent, in words. */
  readonly sends: string
  /** What to do where it is against the server. */
  readonly next: string
  /** What else decides it: an option, a rule of all of its kind. */
  readonly note: string | null
  /** Whether it is asked only of a server that may be sent several requests at once. */
  readonly isConcurrent: boolean
  /** Whether it is about cases of one's own. */
  readonly isOwn: boolean
}

/** Says how many there are at each level that has any: "20 at quick, 60 at standard". */
export const atLevels = (countAt: (level: MeasureLevel) => number): string =>
  everyLevel
    .map(level => ({ level, count: countAt(level) }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${whole(count)} at ${level}`)
    .join(', ')
