import { binLaws } from '../conformance/statistics/bin-law.ts'
import { equalWidth } from '../conformance/statistics/binning.ts'
import { WIDTH } from '../conformance/statistics/calibration.ts'
import { calibrationError } from '../conformance/statistics/calibration-error.ts'
import { noiseFloor } from '../conformance/statistics/noise-floor.ts'
import type { Floor, Measure, Stated } from '../reference/calibration/quality.ts'
import { generatorOf } from '../spec/generator.ts'

const DRAWS = 2000

/** The kit's own calibration error and noise floor, in the bins that certify judges in; the same for the same answers. */
export const measure: Measure = stated => ({
  error: calibrationError(equalWidth(stated, WIDTH)).expected,
  floor: floorOf(stated),
})

/** Gives the noise of the labels among all answers; null where there are none. */
function floorOf(stated: readonly Stated[]): Floor | null {
  const labels = stated.filter(({ isLabel }) => isLabel)
  if (labels.length === 0) return null
  const { mean, upper } = noiseFloor(binLaws(labels, WIDTH), DRAWS, generatorOf('noise floor'))
  const share = labels.length / stated.length
  return { mean: mean * share, upper: upper * share }
}
