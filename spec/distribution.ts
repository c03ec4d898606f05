/** Rounds `probabilities` to `digits` so that they still add up to 1: each down, the rest to the largest. */
export function roundDistribution(probabilities: readonly number[], digits: number): number[] {
  const scale = 10 ** digits
  const units = probabilities.map(probability => Math.floor(probability * scale))
  const largest = indexOfLargest(probabilities)
  const rest = scale - units.reduce((total, unit) => total + unit, 0)
  return units.map((unit, index) => (index === largest ? unit + rest : unit) / scale)
}

/** Gives the index of the largest number, the first of equals. */
export function indexOfLargest(numbers: readonly number[]): number {
  return numbers.reduce((best, number, index) => (number > (numbers[best] ?? 0) ? index : best), 0)
}

/** Rounds `value` to `digits` after the point. */
export const round = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits
