/** A point to draw a line through. */
export type Point = { readonly x: number; readonly y: number }

/** A line, y = intercept + slope x. */
export type Line = { readonly slope: number; readonly intercept: number }

/**
 * Gives the line of Theil (1950) and Sen (1968): the median of the slopes between all pairs of points.
 *
 * Robust: 29% of the points may be anything. Pairs of equal x have no slope and are left out (Sen). The
 * intercept is the median of y - slope x (Conover). A median of an even number is the mean of the middle
 * two. Null where no two points differ in x, so that there is no slope. Takes n^2 / 2 steps.
 */
export function theilSen(points: readonly Point[]): Line | null {
  const slopes: number[] = []
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1)) {
      if (one.x !== other.x) slopes.push((other.y - one.y) / (other.x - one.x))
    }
  }
  if (slopes.length === 0) return null
  const slope = medianOf(slopes)
  return { slope, intercept: medianOf(points.map(({ x, y }) => y - slope * x)) }
}

/** Gives the median, midway between the middle two of an even number; NaN without values. */
export function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
