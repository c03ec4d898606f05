import type { Forecast } from './forecast.ts'

/** The logistic line through logits of forecasts: logit P(y = 1) = intercept + slope logit p. */
export type RecalibrationLine = {
  /** 0 where calibrated; above it yes is stated too rarely. */
  readonly intercept: number
  /** 1 where calibrated; below it forecasts are too far from 0.5. */
  readonly slope: number
  /** Standard error of the intercept, from the curvature of the likelihood. */
  readonly interceptError: number
  /** Standard error of the slope. */
  readonly slopeError: number
}

const ROUNDS = 60
const CLOSE = 1e-10

/**
 * Gives calibration intercept and slope by maximum likelihood (Cox, 1958); null where there is none.
 *
 * There is none where forecasts tell all outcomes apart, or are all the same. Forecasts are kept
 * `clip` off 0 and 1. Takes the event view.
 */
export function recalibrationLine(
  forecasts: readonly Forecast[],
  clip: number,
): RecalibrationLine | null {
  const points = pointsOf(forecasts, clip)
  let [intercept, slope] = [0, 1]
  for (let round = 0; round < ROUNDS; round += 1) {
    const { gradient, curvature } = slopesAt(points, intercept, slope)
    const [a, b, d] = curvature
    const determinant = a * d - b * b
    if (!(determinant > 1e-12 * a * d)) return null
    const steps = [d * gradient[0] - b * gradient[1], a * gradient[1] - b * gradient[0]] as const
    intercept += steps[0] / determinant
    slope += steps[1] / determinant
    if (Math.max(...steps.map(Math.abs)) / determinant > CLOSE) continue
    const [interceptError, slopeError] = [Math.sqrt(d / determinant), Math.sqrt(a / determinant)]
    return { intercept, slope, interceptError, slopeError }
  }
  return null
}

/** The one number by which logits are divided to fit the outcomes best. */
export type Temperature = {
  /** Above 1 where answers are over-confident, below 1 where they are under-confident. */
  readonly temperature: number
  /** Standard error of its logarithm. */
  readonly logError: number
}

/**
 * Gives the refitted temperature by maximum likelihood; null where no finite positive one fits best.
 *
 * The sign of what is wrong, per type. Depends much on `clip` where forecasts of exactly 0 or 1 are wrong.
 */
export function temperatureOf(forecasts: readonly Forecast[], clip: number): Temperature | null {
  const points = pointsOf(forecasts, clip)
  let slope = 1
  for (let round = 0; round < ROUNDS; round += 1) {
    const { gradient, curvature } = slopesAt(points, 0, slope)
    if (!(curvature[2] > 0)) return null
    const step = gradient[1] / curvature[2]
    slope += step
    if (Math.abs(step) > CLOSE) continue
    if (!(slope > 0)) return null
    return { temperature: 1 / slope, logError: 1 / (slope * Math.sqrt(curvature[2])) }
  }
  return null
}

type Point = { readonly logit: number; readonly outcome: number }

const pointsOf = (forecasts: readonly Forecast[], clip: number): Point[] =>
  forecasts.map(({ stated, outcome }) => {
    const kept = Math.min(1 - clip, Math.max(clip, stated))
    return { logit: Math.log(kept / (1 - kept)), outcome }
  })

type Slopes = {
  readonly gradient: readonly [number, number]
  readonly curvature: readonly [number, number, number]
}

function slopesAt(points: readonly Point[], intercept: number, slope: number): Slopes {
  let [first, second, a, b, d] = [0, 0, 0, 0, 0]
  for (const { logit, outcome } of points) {
    const share = 1 / (1 + Math.exp(-(intercept + slope * logit)))
    const weight = share * (1 - share)
    first += outcome - share
    second += (outcome - share) * logit
    a += weight
    b += weight * logit
    d += weight * logit * logit
  }
  return { gradient: [first, second], curvature: [a, b, d] }
}
