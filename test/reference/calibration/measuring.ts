import { binLaws } from '../../../conformance/statistics/bin-law.ts'
import { WIDTH } from '../../../conformance/statistics/calibration.ts'
import { calibrationError } from '../../../conformance/statistics/calibration-error.ts'
import { noiseFloor } from '../../../conformance/statistics/noise-floor.ts'
import type { Measure } from '../../../reference/calibration/fit.ts'
import { generatorOf } from '../../../spec/generator.ts'

/** The kit's own calibration error and noise floor, as `calibrate` is handed them. */
export const measure: Measure = stated => {
  const bins = binLaws(stated, WIDTH)
  const { upper } = noiseFloor(bins, 500, generatorOf('floor'))
  return { error: calibrationError(bins).expected, floor: upper }
}
