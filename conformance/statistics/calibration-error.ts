import type { Bin } from './binning.ts'
import { normalCdf } from './special-function.ts'

/** How far what is stated lies from what comes of it, bin by bin. */
export type CalibrationError = {
  /** Expected calibration error: sum of w |c - a|. Biased upwards, most where nothing is wrong. */
  readonly expected: number
  /** The part of it where more is stated than comes: sum of w max(0, c - a). */
  readonly over: number
  /** The expected error less what noise of labels adds; may be below 0. */
  readonly debiased: number
  /** Root mean square error: the root of sum of w (c - a)^2. */
  readonly rootMeanSquare: number
  /** The square of that less what noise of labels adds, unbiased; may be below 0. */
  readonly debiasedSquare: number
  /** The largest |c - a|, among bins of `least` forecasts and more; null where there is none. */
  readonly maximum: number | null
  /** How many bins hold forecasts. */
  readonly bins: number
}

// A bin of fewer forecasts is far off by noise alone.
const LEAST = 20

/**
 * Gives the calibration error of binned forecasts, with bias corrections for 0/1 outcomes.
 *
 * c is a bin's mean forecast, a its mean outcome, w its share of the forecasts. The correction of the
 * expected error (Kumar, Liang and Ma, 2019, arXiv 1909.10155) is there the mean of a thousand normal
 * draws; that mean is a folded normal's and has a closed form, which is used here. The square
 * takes off a(1 - a)/(n - 1) a bin (Broecker, 2012; Ferro and Fricker, 2012), nothing for bins of one.
 * With exact posteriors as outcomes there is no label noise: read `expected`, not `debiased`.
 */
export function calibrationError(bins: readonly Bin[], least = LEAST): CalibrationError {
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  const weighted = (of: (bin: Bin) => number): number =>
    bins.reduce((sum, bin) => sum + (bin.count / total) * of(bin), 0)
  const expected = weighted(gapOf)
  const gaps = bins.filter(({ count }) => count >= least).map(gapOf)
  return {
    expected,
    over: weighted(({ stated, outcome }) => Math.max(0, stated - outcome)),
    debiased: 2 * expected - weighted(foldedGap),
    rootMeanSquare: Math.sqrt(weighted(bin => gapOf(bin) ** 2)),
    debiasedSquare: weighted(squareOf),
    maximum: gaps.length === 0 ? null : Math.max(...gaps),
    bins: bins.length,
  }
}

const gapOf = ({ stated, outcome }: Bin): number => Math.abs(stated - outcome)

const squareOf = (bin: Bin): number =>
  bin.count > 1 ? gapOf(bin) ** 2 - (bin.outcome * (1 - bin.outcome)) / (bin.count - 1) : 0

/** Gives the mean distance of a bin whose label noise is drawn once more: the mean of a folded normal. */
function foldedGap({ count, stated, outcome }: Bin): number {
  const gap = stated - outcome
  const deviation = Math.sqrt((outcome * (1 - outcome)) / count)
  if (deviation === 0) return Math.abs(gap)
  const peak = deviation * Math.sqrt(2 / Math.PI) * Math.exp(-(gap ** 2) / (2 * deviation ** 2))
  return peak + gap * (1 - 2 * normalCdf(-gap / deviation))
}
