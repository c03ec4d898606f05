import type { BinLaw } from './bin-law.ts'
import type { Bin } from './binning.ts'
import type { Forecast } from './forecast.ts'
import { isotonicLine, type Step } from './isotonic.ts'
import { type Band, centralBand } from './poisson-binomial.ts'

/** A point of the reliability diagram, with the counts that would be no surprise. */
export type ReliabilityPoint = Bin & {
  /** How many came true; a sum of posteriors where the truth is one. */
  readonly observed: number
  /** The central 95% of counts, were every forecast calibrated: exact, no resampling. */
  readonly band: Band
}

/** What a reliability diagram shows. */
export type Reliability = {
  readonly points: readonly ReliabilityPoint[]
  /** The isotonic line through the forecasts. */
  readonly line: readonly Step[]
}

const OUTSIDE = 0.05

/** Gives the points, bands and line of a reliability diagram. */
export const reliability = (
  forecasts: readonly Forecast[],
  bins: readonly BinLaw[],
): Reliability => ({
  points: bins.map(({ count, stated, outcome, law }) => ({
    count,
    stated,
    outcome,
    observed: outcome * count,
    band: centralBand(law, OUTSIDE),
  })),
  line: isotonicLine(forecasts),
})
