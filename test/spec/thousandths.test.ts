import fc from 'fast-check'
import t from 'tap'
import { certainty, thousandths, thresholdThousandths } from '../../spec/thousandths.ts'

const fixed = { seed: 20_260_802, numRuns: 4_000 } as const

for (const [confidence, expected] of [
  [0, 0],
  [0.0004999, 0],
  [0.0005, 1],
  [0.5, 500],
  [0.89949, 899],
  [0.8995, 900],
  [0.9, 900],
  [0.9994999999999999, 999],
  [0.9995, 1000],
  [1, 1000],
  [5e-324, 0],
] as const) {
  t.test(`a confidence of ${confidence} is ${expected} thousandths`, async t => {
    t.equal(thousandths(confidence), expected)
  })
}

for (const [noul, expected] of [
  [0, 1000],
  [1e-7, 1000],
  [0.02, 980],
  [0.1005, 900],
  [0.10051, 899],
  [0.1285, 872],
  [0.4995, 501],
  [0.5, 500],
  [0.96, 960],
  [1, 1000],
] as const) {
  t.test(`a noul of ${noul} is certain by ${expected} thousandths`, async t => {
    t.equal(certainty(noul), expected)
  })
}

for (const [threshold, expected] of [
  ['0.875', 875],
  ['0.8999', 899],
  [0.8999, 899],
  [0.9, 900],
  ['0.5', 500],
  ['1', 1000],
  ['1.0000', 1000],
  [1, 1000],
  [0, 0],
  [1e-7, 0],
  [0.29, 290],
] as const) {
  t.test(`a threshold of ${JSON.stringify(threshold)} is ${expected} thousandths`, async t => {
    t.equal(thresholdThousandths(threshold), expected)
  })
}

for (const threshold of ['', '0,9', '-0.1', '1.001', 'NaN', '1e-9999999', Number.NaN, 2, -1]) {
  t.test(`${JSON.stringify(threshold)} (${threshold}) is no threshold`, async t => {
    t.throws(() => thresholdThousandths(threshold), RangeError)
  })
}

for (const share of [-0.001, 1.001, Number.NaN, Number.POSITIVE_INFINITY]) {
  t.test(`${share} is no confidence`, async t => {
    t.throws(() => thousandths(share), RangeError)
    t.throws(() => certainty(share), RangeError)
  })
}

/** Digits after "0.", at most 9 of them: exact as text, and short enough to survive the double. */
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 9 })

/** Rounds "0.ddd..." half up by its text alone: the fourth digit decides. */
const roundedText = (text: string): number =>
  Number(text.padEnd(4, '0').slice(0, 3)) + (Number(text.padEnd(4, '0')[3]) >= 5 ? 1 : 0)

/** The digits of 1 - 0.ddd, by the nines complement. */
function turned(text: string): string {
  const rest = 10n ** BigInt(text.length) - BigInt(text)
  return String(rest).padStart(text.length, '0')
}

t.test('rounding a confidence agrees with rounding its decimal text', async t => {
  fc.assert(
    fc.property(digits, text => {
      t.equal(thousandths(Number(`0.${text}`)), roundedText(text), text)
    }),
    fixed,
  )
})

t.test('the certainty of a no agrees with the decimal text of 1 - p', async t => {
  const below = digits.filter(text => Number(`0.${text}`) < 0.5 && Number(text) > 0)
  fc.assert(
    fc.property(below, text => {
      t.equal(certainty(Number(`0.${text}`)), roundedText(turned(text)), text)
    }),
    fixed,
  )
})

t.test('cutting a threshold agrees with cutting its text', async t => {
  fc.assert(
    fc.property(digits, text => {
      t.equal(thresholdThousandths(`0.${text}`), Number(text.padEnd(3, '0').slice(0, 3)), text)
      t.equal(thresholdThousandths(Number(`0.${text}`)), thresholdThousandths(`0.${text}`), text)
    }),
    fixed,
  )
})

// `(c * 1000 | round)` is how Chalk's jq filter rounds; C's round and Math.round agree above 0.
t.test('binary rounding loses a half between 0.5005 and 0.5115 and nowhere else', async t => {
  const differing = Array.from({ length: 100_001 }, (_, count) => count / 100_000).filter(
    share => Math.round(share * 1000) !== thousandths(share),
  )
  const halves = Array.from({ length: 12 }, (_, count) => (5_005 + 10 * count) / 10_000)
  t.same(differing, halves)
})

t.test('binary rounding of 1 - p loses a half for some no answers of four digits', async t => {
  const differing = Array.from({ length: 5_000 }, (_, count) => count / 10_000).filter(
    noul => Math.round((1 - noul) * 1000) !== certainty(noul),
  )
  t.same(differing[0], 0.1285)
  t.ok(differing.every(noul => certainty(noul) === Math.round((1 - noul) * 1000) + 1))
})
