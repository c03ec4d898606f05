import { nearestRank } from './quantile.ts'

/** A statistic of a resampled run: takes how often each cluster was drawn. */
export type Statistic = (weights: Uint32Array) => number

/** Which cluster each item is of, and how many clusters there are. */
export type Clustering = { readonly of: Uint32Array; readonly count: number }

/** Numbers clusters in the order they come. */
export function clusteringOf(items: readonly { readonly cluster: string }[]): Clustering {
  const numbers = new Map<string, number>()
  const of = Uint32Array.from(items, ({ cluster }) => {
    const number = numbers.get(cluster) ?? numbers.size
    numbers.set(cluster, number)
    return number
  })
  return { of, count: numbers.size }
}

/** How a statistic varies over resampled runs. */
export type Resampled = {
  /** The standard deviation over resampled runs. */
  readonly deviation: number
  /** The value 5% of the resampled runs lie at or below. */
  readonly lower: number
  /** The value 95% of the resampled runs lie at or below. */
  readonly upper: number
}

/**
 * Resamples whole clusters with replacement and gives how each statistic varies.
 *
 * Every statistic sees the same resampled runs. `next` gives numbers in [0, 1). Runs in which a
 * statistic has no value (NaN) are left out of its spread; with none left its spread is NaN. Where
 * `clusters` is a list, each is the size of a stratum that is resampled by itself, as one is whose size
 * was fixed before; clusters are then numbered stratum by stratum.
 */
export function bootstrap(
  clusters: number | readonly number[],
  statistics: readonly Statistic[],
  resamples: number,
  next: () => number,
): Resampled[] {
  const values = statistics.map(() => new Float64Array(resamples))
  const strata = typeof clusters === 'number' ? [clusters] : clusters
  const weights = new Uint32Array(strata.reduce((sum, size) => sum + size, 0))
  for (let sample = 0; sample < resamples; sample += 1) {
    draw(weights, strata, next)
    for (const [index, statistic] of statistics.entries()) {
      const row = values[index]
      if (row !== undefined) row[sample] = statistic(weights)
    }
  }
  return values.map(spreadOf)
}

function draw(weights: Uint32Array, strata: readonly number[], next: () => number): void {
  weights.fill(0)
  let start = 0
  for (const size of strata) {
    for (let drawn = 0; drawn < size; drawn += 1) {
      const cluster = start + ((next() * size) >>> 0)
      weights[cluster] = (weights[cluster] ?? 0) + 1
    }
    start += size
  }
}

function spreadOf(values: Float64Array): Resampled {
  const sorted = values.filter(value => !Number.isNaN(value)).sort()
  const { length } = sorted
  const middle = sorted.reduce((sum, value) => sum + value, 0) / length
  const squares = sorted.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return {
    deviation: Math.sqrt(squares / Math.max(1, length - 1)),
    lower: nearestRank(sorted, 0.05) ?? Number.NaN,
    upper: nearestRank(sorted, 0.95) ?? Number.NaN,
  }
}
