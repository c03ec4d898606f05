import t from 'tap'
import { bettingSequence } from '../../../conformance/statistics/betting.ts'
import { evidenceOf } from '../../../conformance/statistics/sequential.ts'
import { waldEvidence } from '../../../conformance/statistics/sprt.ts'
import { generatorOf } from '../../../spec/generator.ts'
import { operatingOf } from './operating.ts'
import { near } from './reference.ts'

const design = { threshold: 0.9, above: 0.95, below: 0.85 }

// True precision; then for 300, 600 and 1,000 answers at most: chance of PASS, of FAIL, mean number.
const table = [
  [0.97, [0.995, 0, 97], [1, 0, 98], [1, 0, 99]],
  [0.95, [0.785, 0.002, 179], [0.978, 0.001, 206], [0.999, 0.001, 207]],
  [0.93, [0.287, 0.004, 257], [0.531, 0.006, 427], [0.771, 0.006, 558]],
  [0.9, [0.03, 0.028, 287], [0.033, 0.027, 571], [0.038, 0.027, 945]],
  [0.85, [0.002, 0.512, 214], [0.001, 0.813, 312], [0.002, 0.961, 351]],
  [0.8, [0, 0.982, 88], [0, 1, 87], [0, 1, 89]],
] as const

for (const [precision, ...rows] of table) {
  t.test(
    `evidence looked at after each answer decides ${precision} as the reference’s`,
    async t => {
      for (const [index, cap] of [300, 600, 1000].entries()) {
        const [pass = 0, fail = 0, answers = 0] = rows[index] ?? []
        const got = operatingOf(count => evidenceOf(count, 0.9), precision, cap)
        // The reference was simulated.
        near(t, got.pass, pass, `pass within ${cap}`, 0.025)
        near(t, got.fail, fail, `fail within ${cap}`, 0.025)
        near(t, got.answers, answers, `mean number within ${cap}`, 0.04 * answers)
      }
    },
  )
}

t.test('evidence looked at after each answer errs at most once in 20 at the threshold', async t => {
  const { pass, fail } = operatingOf(count => evidenceOf(count, 0.9), 0.9, 1000)
  t.ok(pass <= 0.05, `passes ${pass}`)
  t.ok(fail <= 0.05, `fails ${fail}`)
})

t.test(
  'Wald’s test with ln 20 errs at most once in 20 at the threshold, with ln 16 more often',
  async t => {
    const evidence = (count: { right: number; total: number }) => waldEvidence(count, design)
    t.ok(operatingOf(evidence, 0.9, 600).pass <= 0.05)
    const { pass } = operatingOf(evidence, 0.9, 600, Math.log(16))
    t.ok(pass > 0.05 && pass < 0.066, `passes ${pass}`)
  },
)

for (const [precision, answers] of [
  [0.97, 88],
  [0.95, 164],
  [0.85, 223],
  [0.8, 82],
] as const) {
  t.test(`Wald’s test with ln 16 needs the reference’s answers at ${precision}`, async t => {
    const got = operatingOf(count => waldEvidence(count, design), precision, 600, Math.log(16))
    near(t, got.answers, answers, 'mean number', 0.04 * answers)
  })
}

t.test('a betting sequence learns as slowly as the reference’s', async t => {
  for (const [count, lower] of [
    [20, 0.711],
    [60, 0.854],
    [200, 0.914],
  ] as const) {
    const values = Array.from({ length: count }, () => 0.9415)
    near(t, bettingSequence(values).lower, lower, `after ${count}`, 0.001)
  }
})

t.test(
  'a betting sequence of no values knows nothing, and refuses values outside 0 and 1',
  async t => {
    t.same(bettingSequence([]), { lower: 0, upper: 1 })
    t.throws(() => bettingSequence([0.5, 1.1]), RangeError)
    t.throws(() => bettingSequence([Number.NaN]), RangeError)
  },
)

t.test('a betting sequence of mirrored values is mirrored', async t => {
  const next = generatorOf('mirror')
  const values = Array.from({ length: 50 }, () => next())
  const [one, other] = [bettingSequence(values), bettingSequence(values.map(value => 1 - value))]
  near(t, other.lower, 1 - one.upper, 'lower')
  near(t, other.upper, 1 - one.lower, 'upper')
})

t.test('a betting sequence is left by the mean at most once in 20 runs, on each side', async t => {
  const next = generatorOf('bets')
  for (const [name, draw, mean] of [
    ['of 0 and 1', () => (next() < 0.9 ? 1 : 0), 0.9],
    ['evenly from 0 to 1', next, 0.5],
    ['mostly 0.99', () => (next() < 0.1 ? 0.3 : 0.99), 0.921],
  ] as const) {
    let [above, below] = [0, 0]
    for (let run = 0; run < 400; run += 1) {
      const { lower, upper } = bettingSequence(Array.from({ length: 100 }, draw))
      if (lower > mean) above += 1
      if (upper < mean) below += 1
    }
    t.ok(Math.max(above, below) <= 0.05 * 400, `${name}: ${above} and ${below} of 400`)
  }
})
