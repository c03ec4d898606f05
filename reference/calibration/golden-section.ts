const RATIO = (Math.sqrt(5) - 1) / 2

/**
 * Gives where a function with one valley is least between `low` and `high`, within `tolerance`.
 *
 * Golden section search (Kiefer, 1953): each step keeps 0.618 of the span and costs one evaluation.
 */
export function leastBetween(
  low: number,
  high: number,
  tolerance: number,
  of: (x: number) => number,
): number {
  let [left, right] = [low, high]
  let [first, second] = [right - RATIO * (right - left), left + RATIO * (right - left)]
  let [atFirst, atSecond] = [of(first), of(second)]
  while (right - left > tolerance) {
    if (atFirst <= atSecond) {
      ;[right, second, atSecond] = [second, first, atFirst]
      first = right - RATIO * (right - left)
      atFirst = of(first)
    } else {
      ;[left, first, atFirst] = [first, second, atSecond]
      second = left + RATIO * (right - left)
      atSecond = of(second)
    }
  }
  return (left + right) / 2
}
