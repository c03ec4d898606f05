import fc from 'fast-check'
import t from 'tap'
import {
  addsUpToOne,
  decimalsOf,
  expectationOf,
  isExpectation,
  isHighest,
  stepOf,
} from '../../../conformance/checks/answers/rounding.ts'

const SEED = { seed: 20261101, numRuns: 500 }

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** A distribution over 2 to `most` outcomes, from flat to sharp. */
const distribution = (most: number) =>
  fc
    .tuple(
      fc.array(fc.double({ min: 1e-6, max: 1, noNaN: true }), { minLength: 2, maxLength: most }),
      fc.integer({ min: 1, max: 8 }),
    )
    .map(([weights, sharpness]) => {
      const powers = weights.map(weight => weight ** sharpness)
      const sum = powers.reduce((total, power) => total + power, 0)
      return powers.map(power => power / sum)
    })

/** Rounds to steps so that the sum stays 1, by the largest remainder. */
function corrected(values: readonly number[], digits: number): number[] {
  const scale = 10 ** digits
  const floors = values.map(value => Math.floor(value * scale))
  const rest = scale - floors.reduce((sum, floor) => sum + floor, 0)
  const order = values
    .map((value, index) => ({ index, remainder: value * scale - Math.floor(value * scale) }))
    .sort((one, other) => other.remainder - one.remainder)
    .map(({ index }) => index)
  const raised = new Set(order.slice(0, rest))
  return floors.map((floor, index) =>
    rounded((floor + (raised.has(index) ? 1 : 0)) / scale, digits),
  )
}

t.test('decimals are counted in the shortest form, exponents included', async t => {
  const table: readonly (readonly [number, number])[] = [
    [0, 0],
    [1, 0],
    [0.5, 1],
    [0.96, 2],
    [1.25, 2],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
    [Math.fround(0.1), String(Math.fround(0.1)).length - 2],
  ]
  for (const [value, decimals] of table) t.equal(decimalsOf(value), decimals, String(value))
})

t.test('a step is never taken to be coarser than a hundredth', async t => {
  t.equal(stepOf([0.5, 0.5]), 0.01)
  t.equal(stepOf([0.123, 0.877]), 0.001)
})

t.test('two decimals of up to 20 outcomes add up to 1', async () => {
  fc.assert(
    fc.property(distribution(20), values => addsUpToOne(values.map(value => rounded(value, 2)))),
    SEED,
  )
})

t.test('four decimals and more of up to 255 outcomes add up to 1', async () => {
  fc.assert(
    fc.property(distribution(255), fc.integer({ min: 4, max: 17 }), (values, digits) =>
      addsUpToOne(values.map(value => rounded(value, digits))),
    ),
    SEED,
  )
})

t.test('single-precision values add up to 1', async () => {
  fc.assert(
    fc.property(distribution(255), values => addsUpToOne(values.map(Math.fround))),
    SEED,
  )
})

for (const count of [2, 10, 200, 255]) {
  t.test(`zeros, ones, halves and doubles of ${count} outcomes never add up to 1`, async t => {
    const all = (value: number) => Array.from({ length: count }, () => value)
    for (const value of [0, 1, 0.5 / count, 2 / count]) {
      t.notOk(addsUpToOne(all(value)), `${count} x ${value}`)
      t.notOk(addsUpToOne(all(rounded(value, 6))), `${count} x ${value} in six decimals`)
    }
  })
}

t.test('a sum that rounding cannot explain is found', async t => {
  t.notOk(addsUpToOne([0.6, 0.3]))
  t.notOk(addsUpToOne([0.3333, 0.3333, 0.32]))
  t.ok(addsUpToOne([0.33, 0.33, 0.33]))
  t.ok(addsUpToOne([0.34, 0.34, 0.33]))
})

t.test('a score rounded beside its probabilities is their expectation', async () => {
  const digits = fc.integer({ min: 2, max: 17 })
  fc.assert(
    fc.property(distribution(10), digits, digits, (values, fine, coarse) => {
      const score = rounded(expectationOf(values), coarse)
      return (
        isExpectation(
          score,
          values.map(value => rounded(value, fine)),
        ) && isExpectation(score, corrected(values, Math.min(fine, 12)))
      )
    }),
    SEED,
  )
})

t.test('a score of another distribution is found', async t => {
  t.notOk(isExpectation(0.98, [0.21, 0.79]), 'tempered after the score')
  t.notOk(isExpectation(1, [0.3, 0.7]), 'the likeliest level')
  t.notOk(isExpectation(0.8, [0.2, 0.5, 0.3]), 'counted from the top')
})

t.test('the highest stays highest however the values are rounded', async () => {
  fc.assert(
    fc.property(distribution(255), fc.integer({ min: 2, max: 12 }), (values, digits) => {
      const at = values.indexOf(Math.max(...values))
      const plain = values.map(value => rounded(value, digits))
      const kept = corrected(values, digits)
      return isHighest(plain[at] ?? 0, plain) && isHighest(kept[at] ?? 0, kept)
    }),
    SEED,
  )
})

t.test('ties pass and a lower pick does not', async t => {
  t.ok(isHighest(0.4, [0.4, 0.4, 0.2]))
  t.ok(isHighest(0.33, [0.33, 0.34, 0.33]), 'a tie whose rest went to another')
  t.notOk(isHighest(0.05, [0.8, 0.15, 0.05]))
  t.notOk(isHighest(0.48, [0.48, 0.52]))
})
