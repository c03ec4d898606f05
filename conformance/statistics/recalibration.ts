import type { Forecast } from './forecast.ts'

const ROUNDS = 60
const CLOSE = 1e-10

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
    const { gradient, curvature } = slopeAt(points, slope)
    if (!(curvature > 0)) return null
    const step = gradient / curvature
    slope += step
    if (Math.abs(step) > CLOSE) continue
    if (!(slope > 0)) return null
    return { temperature: 1 / slope, logError: 1 / (slope * Math.sqrt(curvature)) }
  }
  return null
}

type Point = { readonly logit: number; readonly outcome: number }

const pointsOf = (forecasts: readonly Forecast[], clip: number): Point[] =>
  forecasts.map(({ stated, outcome }) => {
    const kept = Math.min(1 - clip, Math.max(clip, stated))
    return { logit: Math.log(kept / (1 - kept)), outcome }
  })

type Slope = { readonly gradient: number; readonly curvature: number }

function slopeAt(points: readonly Point[], slope: number): Slope {
  let [gradient, curvature] = [0, 0]
  for (const { logit, outcome } of points) {
    const share = 1 / (1 + Math.exp(-slope * logit))
    gradient += (outcome - share) * logit
    curvature += share * (1 - share) * logit * logit
  }
  return { gradient, curvature }
}
