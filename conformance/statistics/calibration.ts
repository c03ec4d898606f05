import { ONE_SIDED_95 } from './alpha.ts'
import { binLaws } from './bin-law.ts'
import { equalMass, equalWidth } from './binning.ts'
import type { Clustering, Resampled, Statistic } from './bootstrap.ts'
import { type CalibrationError, calibrationError } from './calibration-error.ts'
import { lowerErrorLimit } from './error-limit.ts'
import type { Forecast } from './forecast.ts'
import { type NoiseFloor, noiseFloor } from './noise-floor.ts'
import { type Reliability, reliability } from './reliability.ts'
import { expectedErrorOf } from './resampled.ts'
import { casesForFloor } from './sample-size.ts'
import { smoothError } from './smooth-error.ts'
import { type SpiegelhalterTest, spiegelhalter } from './spiegelhalter.ts'

/** The number of bins a calibration error is judged in. */
export const WIDTH = 10

/** How well stated probabilities agree with what comes, in one view of one type of answers. */
export type Calibration = {
  readonly count: number
  /** Ten bins of equal width: what is judged. */
  readonly error: CalibrationError
  /** Fifteen bins, as others report it. */
  readonly fifteen: CalibrationError
  /** Ten bins of equal size, as a cross-check. */
  readonly mass: CalibrationError
  readonly smooth: number
  /** The estimate: the expected error itself for exact posteriors, the debiased one for labels. */
  readonly estimate: number
  /** The estimate less 1.645 standard deviations: of resampled runs for exact posteriors, else see `lowerErrorLimit`. */
  readonly lower: number
  /** What 95% of resampled runs stay at or below; bias makes it cautious: a limit to pass by. */
  readonly upper: number
  /** What noise alone would show; null for exact posteriors, which have none. */
  readonly floor: NoiseFloor | null
  /** How many labelled cases bring the mean noise down to 0.02; null for exact posteriors. */
  readonly casesToResolve: number | null
  /** Null for exact posteriors: the test is one of outcomes. */
  readonly spiegelhalter: SpiegelhalterTest | null
  readonly reliability: Reliability
}

/** Gives the statistic whose resampled runs `calibrationOf` takes. */
export const resampledError = (forecasts: readonly Forecast[], clustering: Clustering): Statistic =>
  expectedErrorOf(forecasts, clustering, WIDTH)

// Two fifths of the limit on the error: noise below it hides no failure.
const RESOLVED = 0.02

/** What `calibrationOf` needs beside the forecasts. */
export type CalibrationBasis = {
  /** Whether outcomes are exact posteriors. */
  readonly isExact: boolean
  /** How the expected error varies over resampled runs. */
  readonly resampled: Resampled
  /** How many draws the noise floor is taken from. */
  readonly draws: number
  readonly next: () => number
}

/** Sums up the calibration of one view; there has to be one forecast at least. */
export function calibrationOf(
  forecasts: readonly Forecast[],
  { isExact, resampled, draws, next }: CalibrationBasis,
): Calibration {
  const bins = binLaws(forecasts, WIDTH)
  const error = calibrationError(bins)
  const estimate = isExact ? error.expected : error.debiased
  const floor = isExact ? null : noiseFloor(bins, draws, next)
  return {
    count: forecasts.length,
    error,
    fifteen: calibrationError(equalWidth(forecasts, 15)),
    mass: calibrationError(equalMass(forecasts, WIDTH)),
    smooth: smoothError(forecasts),
    estimate,
    lower: isExact
      ? estimate - ONE_SIDED_95 * resampled.deviation
      : lowerErrorLimit(forecasts, WIDTH, estimate),
    upper: resampled.upper,
    floor,
    casesToResolve: floor && casesForFloor(forecasts.length, floor.mean, RESOLVED),
    spiegelhalter: isExact ? null : spiegelhalter(forecasts),
    reliability: reliability(forecasts, bins),
  }
}
