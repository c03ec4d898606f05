import { type Bin, binFrom, membersByWidth } from './binning.ts'
import type { Forecast } from './forecast.ts'
import { poissonBinomial } from './poisson-binomial.ts'

/** A bin beside the exact law of the count it would have, were its forecasts calibrated. */
export type BinLaw = Bin & {
  /** P(0 come true), ..., P(all come true). */
  readonly law: Float64Array
}

/** Cuts forecasts into `width` bins of equal width, each with the law of its count. */
export const binLaws = (forecasts: readonly Forecast[], width: number): BinLaw[] =>
  membersByWidth(forecasts, width).map(members => ({
    ...binFrom(members),
    law: poissonBinomial(members.map(({ stated }) => stated)),
  }))
