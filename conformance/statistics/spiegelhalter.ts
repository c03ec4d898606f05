import type { Forecast } from './forecast.ts'
import { normalCdf } from './special-function.ts'

/** What Spiegelhalter's test says. */
export type SpiegelhalterTest = {
  /** Standard normal where forecasts are calibrated; above 0 where they are over-confident; null where none can err. */
  readonly z: number | null
  /** The two-sided probability of a z so far from 0; null with z. */
  readonly p: number | null
  /** Outcomes against a forecast of exactly 0 or 1: one refutes calibration by itself. */
  readonly refuted: number
}

/**
 * Tests whether forecasts are calibrated, without bins (Spiegelhalter, 1986).
 *
 * z = sum (y - p)(1 - 2p) / root of sum (1 - 2p)^2 p(1 - p). The same for p and 1 - p, so that event
 * and confidence view agree; blind to errors at 0.5 and to symmetric shifts. Needs outcomes of 0 and 1
 * and independent forecasts.
 */
export function spiegelhalter(forecasts: readonly Forecast[]): SpiegelhalterTest {
  let [numerator, variance, refuted] = [0, 0, 0]
  for (const { stated, outcome } of forecasts) {
    const slope = 1 - 2 * stated
    numerator += (outcome - stated) * slope
    variance += slope ** 2 * stated * (1 - stated)
    if (Math.abs(outcome - stated) === 1) refuted += 1
  }
  if (variance === 0) return { z: null, p: null, refuted }
  const z = numerator / Math.sqrt(variance)
  return { z, p: 2 * normalCdf(-Math.abs(z)), refuted }
}
