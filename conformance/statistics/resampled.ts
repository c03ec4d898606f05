import { binOf } from './binning.ts'
import type { Clustering, Statistic } from './bootstrap.ts'
import type { Forecast } from './forecast.ts'
import { risksOf } from './risk-coverage.ts'

/**
 * Makes the statistic sum of values / sum of shares, over what was drawn; NaN where the shares add up to 0.
 *
 * A cluster without shares adds no value.
 */
export function ratioOf(
  values: readonly number[],
  shares: readonly number[],
  { of, count }: Clustering,
): Statistic {
  const above = new Float64Array(count)
  const below = new Float64Array(count)
  for (const [index, cluster] of of.entries()) {
    above[cluster] = (above[cluster] ?? 0) + (values[index] ?? 0)
    below[cluster] = (below[cluster] ?? 0) + (shares[index] ?? 0)
  }
  // Few clusters may hold anything to count.
  const held = Uint32Array.from(below.keys()).filter(cluster => (below[cluster] ?? 0) !== 0)
  return weights => {
    let [value, share] = [0, 0]
    for (let index = 0; index < held.length; index += 1) {
      const cluster = held[index] ?? 0
      const weight = weights[cluster] ?? 0
      value += weight * (above[cluster] ?? 0)
      share += weight * (below[cluster] ?? 0)
    }
    return value / share
  }
}

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

/** Makes the area under the risk-coverage curve, over what was drawn. */
export function areaOf(forecasts: readonly Forecast[], { of }: Clustering): Statistic {
  const levels = [...new Set(forecasts.map(({ stated }) => stated))].sort((a, b) => b - a)
  const numbers = new Map(levels.map((level, index) => [level, index]))
  const blocks = Uint32Array.from(forecasts, ({ stated }) => numbers.get(stated) ?? 0)
  const wrongs = Float64Array.from(forecasts, ({ outcome }) => 1 - outcome)
  const counts = new Float64Array(levels.length)
  const errors = new Float64Array(levels.length)
  return weights => {
    counts.fill(0)
    errors.fill(0)
    for (let item = 0; item < wrongs.length; item += 1) {
      const weight = weights[of[item] ?? 0] ?? 0
      const block = blocks[item] ?? 0
      counts[block] = (counts[block] ?? 0) + weight
      errors[block] = (errors[block] ?? 0) + weight * (wrongs[item] ?? 0)
    }
    return risksOf(counts, errors)
  }
}
