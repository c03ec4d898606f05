import { type Bin, binFrom, membersByWidth } from './binning.ts'
import type { Forecast } from './forecast.ts'
import { isotonicLine, type Step } from './isotonic.ts'
import { type Band, centralBand, poissonBinomial } from './poisson-binomial.ts'

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

/** Gives the points, bands and line of a reliability diagram with `width` bins of equal width. */
export const reliability = (forecasts: readonly Forecast[], width = 10): Reliability => ({
  points: membersByWidth(forecasts, width).map(pointOf),
  line: isotonicLine(forecasts),
})

function pointOf(members: readonly Forecast[]): ReliabilityPoint {
  const law = poissonBinomial(members.map(({ stated }) => stated))
  const observed = members.reduce((sum, { outcome }) => sum + outcome, 0)
  return { ...binFrom(members), observed, band: centralBand(law, OUTSIDE) }
}
