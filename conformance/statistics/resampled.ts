import { binOf } from './binning.ts'
import type { Clustering, Statistic } from './bootstrap.ts'
import type { Forecast } from './forecast.ts'

/** Makes the expected calibration error in `width` bins of equal width, over what was drawn. */
export function expectedErrorOf(
  forecasts: readonly Forecast[],
  { of }: Clustering,
  width: number,
): Statistic {
  const bins = forecasts.map(({ stated }) => binOf(stated, width))
  // Ordered by bin, so that one running sum a bin is all that is kept.
  const order = bins.map((_, item) => item).sort((a, b) => (bins[a] ?? 0) - (bins[b] ?? 0))
  const ends = Array.from({ length: width }, (_, bin) => bins.filter(each => each <= bin).length)
  const gaps = Float64Array.from(order, item => gapOf(forecasts[item]))
  const clusters = Uint32Array.from(order, item => of[item] ?? 0)
  return weights => {
    let [total, error, item] = [0, 0, 0]
    for (const end of ends) {
      let sum = 0
      for (; item < end; item += 1) {
        const weight = weights[clusters[item] ?? 0] ?? 0
        sum += weight * (gaps[item] ?? 0)
        total += weight
      }
      error += Math.abs(sum)
    }
    return error / total
  }
}

const gapOf = (forecast: Forecast | undefined): number =>
  forecast === undefined ? 0 : forecast.stated - forecast.outcome
