import { type Bin, binFrom, membersByWidth, tiesOf } from './binning.ts'
import { type Forecast, mean } from './forecast.ts'
import { isotonicLine } from './isotonic.ts'

/** The Brier score without bins: score = miscalibration - discrimination + uncertainty. */
export type Corp = {
  /** What recalibration would win; 0 or more, and biased up in the sample it is fitted to. */
  readonly miscalibration: number
  /** What the recalibrated forecasts win over the base rate. */
  readonly discrimination: number
  /** The score of the base rate. */
  readonly uncertainty: number
}

/** Splits the Brier score by the isotonic line (CORP; Dimitriadis, Gneiting and Jordan, 2021). */
export function corp(forecasts: readonly Forecast[]): Corp {
  const base = mean(forecasts.map(({ outcome }) => outcome))
  const second = mean(forecasts.map(({ outcome }) => outcome ** 2))
  const line = isotonicLine(forecasts)
  const squares = line.reduce((sum, step) => sum + step.count * step.outcome ** 2, 0)
  // Within a step the residuals of the fit add up to 0, so that its score is E y^2 - E g^2.
  const fitted = second - squares / forecasts.length
  const uncertainty = second - base ** 2
  return {
    miscalibration: Math.max(0, brierOf(forecasts) - fitted),
    discrimination: uncertainty - fitted,
    uncertainty,
  }
}

/** The Brier score by bins: score = reliability - resolution + uncertainty + within - covariance. */
export type Murphy = {
  /** Sum of w (c - a)^2; biased up by sum of w a(1 - a)/n. */
  readonly reliability: number
  /** Sum of w (a - base rate)^2. */
  readonly resolution: number
  /** The variance of the outcomes. */
  readonly uncertainty: number
  /** The variance of forecasts within bins; 0 where a bin is one forecast value. */
  readonly withinVariance: number
  /** Twice the covariance of forecasts and outcomes within bins; 0 where a bin is one forecast value. */
  readonly withinCovariance: number
}

/**
 * Splits the Brier score (Murphy, 1973) by distinct forecasts, or by `width` bins of equal width.
 *
 * With real bins the three terms do not add up; the two terms within bins make it exact again
 * (Stephenson, Coelho and Jolliffe, 2008).
 */
export function murphy(forecasts: readonly Forecast[], width?: number): Murphy {
  const members = width === undefined ? tiesOf(forecasts) : membersByWidth(forecasts, width)
  const base = mean(forecasts.map(({ outcome }) => outcome))
  const bins = members.map(each => ({ each, bin: binFrom(each) }))
  const overAll = (of: (bin: Bin, forecast: Forecast) => number): number => {
    let sum = 0
    for (const { each, bin } of bins) for (const forecast of each) sum += of(bin, forecast)
    return sum / forecasts.length
  }
  return {
    reliability: overAll(bin => (bin.stated - bin.outcome) ** 2),
    resolution: overAll(bin => (bin.outcome - base) ** 2),
    uncertainty: overAll((_, { outcome }) => (outcome - base) ** 2),
    withinVariance: overAll((bin, { stated }) => (stated - bin.stated) ** 2),
    withinCovariance: overAll(
      (bin, { stated, outcome }) => 2 * (stated - bin.stated) * (outcome - bin.outcome),
    ),
  }
}

const brierOf = (forecasts: readonly Forecast[]): number =>
  mean(forecasts.map(({ stated, outcome }) => (stated - outcome) ** 2))
