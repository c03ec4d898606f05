/** The widest a sum of probabilities may stray from 1, however many options there are. */
const CEILING = 0.1

/** What the narrow number formats of models explain without any rounding in decimals. */
const FLOOR = 0.005

/** Keeps the arithmetic of doubles from deciding a case that sits on the bound. */
const NOISE = 1e-9

/** Counts the digits after the decimal point in the shortest form of a finite number. */
export function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  const fraction = mantissa.split('.')[1]?.length ?? 0
  return Math.max(0, fraction - Number(exponent))
}

/**
 * Gives the step the values were rounded to: 10^-d for the most decimals d seen.
 * At least two decimals are assumed, since 0.5 may as well be exact.
 */
export const stepOf = (values: readonly number[]): number =>
  10 ** -Math.max(2, ...values.map(decimalsOf))

/** Gives the sum of the values. */
export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0)

/** Gives how far from 1 rounding lets n probabilities add up to: n half-steps, from 0.005 to 0.1. */
export const sumTolerance = (values: readonly number[]): number =>
  Math.min(CEILING, Math.max(FLOOR, (values.length * stepOf(values)) / 2)) + NOISE

/** Says whether probabilities add up to 1 within what rounding explains; all zeros never do. */
export const addsUpToOne = (values: readonly number[]): boolean =>
  Math.abs(sumOf(values) - 1) <= sumTolerance(values)

/** Gives the expected level of a distribution over the levels 0, 1, 2 and so on. */
export const expectationOf = (values: readonly number[]): number =>
  sumOf(values.map((value, level) => level * value))

/**
 * Gives how far a score may be from the expectation of its rounded probabilities p.
 * With step s, rounding to the nearest moves the sum of i * p by at most s * n * (n - 1) / 4, and rounding
 * that keeps the sum at 1 (largest remainder) by at most s * n * n / 4; the score's own rounding adds half its step.
 */
export function expectationTolerance(score: number, values: readonly number[]): number {
  const rounding = (stepOf(values) * values.length ** 2) / 4 + stepOf([score]) / 2
  return Math.max(FLOOR * (values.length - 1), rounding) + NOISE
}

/** Says whether a score is the expectation of its probabilities within what rounding explains. */
export const isExpectation = (score: number, values: readonly number[]): boolean =>
  Math.abs(score - expectationOf(values)) <= expectationTolerance(score, values)

/**
 * Says whether no value is above the picked one by more than a rounding step.
 * Rounding alone keeps the order; rounding that keeps the sum at 1 may lift another value by one step.
 */
export const isHighest = (picked: number, values: readonly number[]): boolean =>
  Math.max(...values) - picked <= stepOf(values) + NOISE
