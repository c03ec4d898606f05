/** A stated probability beside what came of it: the pair every measure of calibration is made of. */
export type Forecast = {
  /** The probability that was stated, from 0 to 1. */
  readonly stated: number
  /** What came of it: 0 or 1, or the exact probability of it where the case knows one. */
  readonly outcome: number
  /** The state it was about; answers about one state are not independent. */
  readonly cluster: string
}

/** Gives the mean of `numbers`; NaN without any. */
export function mean(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum / numbers.length
}
