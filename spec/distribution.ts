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

/** Says whether a value is a number from 0 to 1. */
export const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1

/** Gives weights over `levels` levels that add up to 1 and whose expected level is `mean`: on the two levels around it. */
export function levelsAround(mean: number, levels: number): number[] {
  const low = Math.floor(mean)
  const part = mean - low
  return Array.from({ length: levels }, (_, level) => {
    if (level === low) return 1 - part
    return level === low + 1 ? part : 0
  })
}

// Few enough to hide what binary fractions add (1 - 0.9), enough that nothing sums up to a difference.
const TIDY_DIGITS = 12

/** Rounds away what binary fractions add to a figure. */
export const tidy = (value: number): number => Number(value.toFixed(TIDY_DIGITS))

/** Rounds `value` to `digits` after the point. */
export const round = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits
