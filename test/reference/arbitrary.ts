import fc from 'fast-check'

/** One seed for all properties, so that a failure is the same failure the next time. */
export const seeded = { seed: 20_261_130, numRuns: 200 } as const

/** Log-weights as a model gives them: some far apart, some impossible. */
export const weight = fc.oneof(
  { weight: 9, arbitrary: fc.double({ min: -60, max: 20, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(Number.NEGATIVE_INFINITY) },
)

/** Log-weights over 2 to `most` outcomes. */
export const weights = (most = 255) => fc.array(weight, { minLength: 2, maxLength: most })

/** Different texts, as options are. */
export const optionNames = (least: number, most: number) =>
  fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: least, maxLength: most })
