import { membersByMass } from './binning.ts'
import { type Forecast, mean } from './forecast.ts'
import { chiSquareTail } from './special-function.ts'

/** What the Hosmer-Lemeshow test says: information, for no verdict. */
export type HosmerLemeshowTest = {
  /** Sum over groups of (observed - expected)^2 / variance. */
  readonly chiSquare: number
  /** The probability of so large a sum where forecasts are calibrated. */
  readonly p: number
  /** How many groups there were, which are the degrees of freedom. */
  readonly degrees: number
}

/**
 * Tests whether groups of forecasts are calibrated (Hosmer and Lemeshow, 1980), in `groups` of equal size.
 *
 * The forecasts were not fitted to these outcomes, so that the degrees of freedom are the groups, not two
 * fewer. It depends on the grouping and finds anything at large n.
 */
export function hosmerLemeshow(forecasts: readonly Forecast[], groups = 10): HosmerLemeshowTest {
  const members = membersByMass(forecasts, groups)
  const chiSquare = members.reduce((sum, each) => sum + termOf(each), 0)
  return { chiSquare, p: chiSquareTail(chiSquare, members.length), degrees: members.length }
}

function termOf(members: readonly Forecast[]): number {
  const observed = members.reduce((sum, { outcome }) => sum + outcome, 0)
  const share = mean(members.map(({ stated }) => stated))
  const expected = share * members.length
  const variance = expected * (1 - share)
  if (variance > 0) return (observed - expected) ** 2 / variance
  return observed === expected ? 0 : Number.POSITIVE_INFINITY
}
