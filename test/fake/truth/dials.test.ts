import fc from 'fast-check'
import t from 'tap'
import { coarsen, tilt } from '../../../fake/truth/distortion.ts'
import { type Dials, readDials, type TruthCase } from '../../../fake/truth.ts'
import { anyCase, choice, distribution } from './arbitrary.ts'
import { answered, sharesOf, sumOf } from './asking.ts'

const seeded = { seed: 7 } as const
const logit = (p: number): number => Math.log(p / (1 - p))
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))
const noul = (posterior: number, state = 'The build is red.'): TruthCase => ({
  state,
  question: { type: 'noul', instructions: 'Is it red?' },
  posterior,
})
const picking = (posterior: Readonly<Record<string, number>>): TruthCase => ({
  state: 'The kettle whistles.',
  question: {
    type: 'choice',
    instructions: 'Which?',
    criteria: Object.fromEntries(Object.keys(posterior).map(name => [name, `means ${name}`])),
  },
  posterior,
})
const rating = (posterior: readonly number[], state = 'Loud.'): TruthCase => ({
  state,
  question: { type: 'score', instructions: 'How?', criteria: posterior.map(() => 'level') },
  posterior,
})
const yesOf = (given: TruthCase, dials: Dials, more = {}): number =>
  sharesOf(answered(given, dials, more))[0] ?? Number.NaN
const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-12

const inner = fc.double({ min: 0.001, max: 0.999, noNaN: true })
const lean = fc.double({ min: -3, max: 3, noNaN: true })
const strength = fc.double({ min: 0.1, max: 5, noNaN: true })

t.test('a noul under gain and bias is sigmoid(gain logit q + bias)', async () => {
  fc.assert(
    fc.property(inner, strength, lean, (q, gain, bias) =>
      near(yesOf(noul(q), { gain, bias }), sigmoid(gain * logit(q) + bias)),
    ),
    seeded,
  )
})

t.test('gain 1 and no bias give the very bits of the truth, over 200 seeds', async t => {
  for (let seed = 0; seed < 200; seed += 1) {
    const q = (seed + 0.5) / 200
    t.equal(yesOf(noul(q), { gain: 1, bias: 0 }, { seed: `seed ${seed}` }), q)
  }
})

t.test('noul rises with bias, and with gain on its own side of one half', async () => {
  fc.assert(
    fc.property(inner, strength, lean, (q, gain, bias) => {
      const at = (dials: Dials) => yesOf(noul(q), dials)
      const isSharper = Math.abs(at({ gain: gain + 0.5 }) - 0.5) >= Math.abs(at({ gain }) - 0.5)
      return isSharper && at({ gain, bias: bias + 0.5 }) > at({ gain, bias })
    }),
    seeded,
  )
})

t.test('a distribution under gain adds up to 1 and keeps its order', async () => {
  fc.assert(
    fc.property(distribution(5), strength, (truth, gain) => {
      const believed = tilt(truth, gain, [0, 0, 0, 0, 0])
      const keepsOrder = truth.every((one, at) =>
        truth.every((other, to) => one < other || (believed[at] ?? 0) >= (believed[to] ?? 1)),
      )
      return near(sumOf(believed), 1) && keepsOrder
    }),
    seeded,
  )
})

t.test('gain and digits keep the option picked', async () => {
  const dial = fc.oneof(
    strength.map((gain): Dials => ({ gain })),
    fc.integer({ min: 1, max: 5 }).map((digits): Dials => ({ digits })),
  )
  fc.assert(
    fc.property(choice, dial, (given, dials) => {
      const shares = sharesOf(answered(given))
      const picked = String(answered(given, dials)['choice'])
      const options = Object.keys(given.question.criteria ?? {})
      // Beyond the last bits of a double two options are as likely as each other.
      return near(shares[options.indexOf(picked)] ?? 0, Math.max(...shares))
    }),
    seeded,
  )
})

t.test('what is certain stays certain and what is impossible impossible', async t => {
  for (const gain of [0, 0.5, 3, 100]) {
    t.equal(yesOf(noul(1), { gain, bias: -50 }), 1)
    t.equal(yesOf(noul(0), { gain, bias: 50 }), 0)
    t.equal(sharesOf(answered(rating([0, 0.5, 0.5]), { gain, bias: 2 }))[0], 0)
  }
})

t.test('a two-level score and a two-option choice under gain and bias are a noul', async () => {
  fc.assert(
    fc.property(inner, strength, lean, (q, gain, bias) => {
      const wanted = sigmoid(gain * logit(q) + bias)
      const [, top = 0] = sharesOf(answered(rating([1 - q, q]), { gain, bias }))
      const [first = 0] = sharesOf(answered(picking({ a: q, b: 1 - q }), { gain, bias }))
      return near(top, wanted) && near(first, wanted)
    }),
    seeded,
  )
})

t.test('coarseness gives multiples that add up to 1 and swap no order', async () => {
  fc.assert(
    fc.property(distribution(7), fc.integer({ min: 1, max: 100 }), (truth, parts) => {
      const coarse = coarsen(truth, parts)
      const areWhole = coarse.every(share => near(share * parts, Math.round(share * parts)))
      const areOrdered = truth.every((one, at) =>
        truth.every((other, to) => one <= other || (coarse[at] ?? 0) >= (coarse[to] ?? 1)),
      )
      return near(sumOf(coarse), 1) && areWhole && areOrdered
    }),
    seeded,
  )
})

t.test('a noul known to the quarter is the nearest quarter', async t => {
  const quarters = [0.12, 0.13, 0.49, 0.63, 0.99].map(q => yesOf(noul(q), { coarseness: 4 }))
  t.same(quarters, [0, 0.25, 0.5, 0.75, 1])
})

t.test(
  'two digits round each figure for itself, so that sums miss 1 within K half steps',
  async t => {
    const third = answered(picking({ a: 1 / 3, b: 1 / 3, c: 1 / 3 }), { digits: 2 })
    t.same(sharesOf(third), [0.33, 0.33, 0.33])
    t.match(answered(noul(0.631579), { digits: 2 }), { noul: 0.63 })
    t.match(answered(rating([0, 0, 0.126, 0.874]), { digits: 2 }), {
      score: 2.87,
      confidence: 0.87,
    })
    fc.assert(
      fc.property(anyCase, given => {
        const shares = sharesOf(answered(given, { digits: 2 }))
        const digits = shares.length > 20 ? 4 : 2
        const most = shares.length * 0.5 * 10 ** -digits
        return Math.abs(sumOf(shares) - 1) <= most + 1e-9 && sumOf(shares) > 0.5
      }),
      seeded,
    )
  },
)

t.test('a base rate is the mean of the family or of the type, and always the same', async t => {
  const among = [
    { ...noul(0.9, 'one'), family: 'a' },
    { ...noul(0.7, 'two'), family: 'a' },
    { ...noul(0.1, 'three'), family: 'b' },
    rating([0.5, 0.5]),
  ]
  const rates = (baseRate: 'family' | 'type') =>
    among.slice(0, 3).map(given => Number(yesOf(given, { baseRate }, { among }).toFixed(9)))
  t.same(rates('family'), [0.8, 0.8, 0.1])
  t.same(rates('type'), [0.566666667, 0.566666667, 0.566666667])
})

t.test('the base rate of a choice or a score adds up to 1', async t => {
  const among = [rating([0.25, 0.75], 'one'), rating([0.75, 0.25], 'two'), picking({ a: 1, b: 0 })]
  t.same(
    sharesOf(answered(rating([0.25, 0.75], 'one'), { baseRate: 'type' }, { among })),
    [0.5, 0.5],
  )
  t.same(sharesOf(answered(picking({ a: 1, b: 0 }), { baseRate: 'type' }, { among })), [1, 0])
})

t.test('order favours the option listed first, or last below 0, whichever it is', async t => {
  const given = picking({ a: 0.4, b: 0.3, c: 0.3 })
  const criteria = { c: 'means c', b: 'means b', a: 'means a' }
  const turned = { type: 'choice', instructions: 'Which?', criteria } as const
  t.equal(answered(given, { order: 2 })['choice'], 'a')
  t.equal(answered(given, { order: 2 }, { question: turned })['choice'], 'c')
  t.equal(answered(given, { order: -2 })['choice'], 'c')
  t.equal(answered(given, { order: -2 }, { question: turned })['choice'], 'a')
  const [a = 0, b = 1] = sharesOf(answered(given, { order: 2 }))
  t.ok(near(a / b, (0.4 / 0.3) * Math.exp(2)))
  t.equal(yesOf(noul(0.3), { order: 2 }), 0.3)
})

t.test('a leaked key changes the answer, and nothing else does', async () => {
  fc.assert(
    fc.property(inner, fc.string(), fc.string(), fc.string(), (q, key, other, seed) => {
      const at = (name: string, dials: Dials = { ids: 2 }) =>
        yesOf(noul(q), dials, { key: name, seed })
      const [again, isAlike] = [at(key), at(key, {}) === at(other, {})]
      return isAlike && again === at(key) && (key === other || again !== at(other))
    }),
    seeded,
  )
})

t.test('dials work together as their formulas do', async t => {
  const q = 0.3
  const believed = sigmoid(2 * logit(q) + 0.5)
  t.equal(
    yesOf(noul(q), { gain: 2, bias: 0.5, coarseness: 8, digits: 2 }),
    Math.round((Math.round(believed * 8) / 8) * 100) / 100,
  )
})

t.test('every answer under any dials is one a client can read', async () => {
  const { isAnswer } = await import('../../../spec/validate.ts')
  const { readAnswer } = await import('../../../spec/reading.ts')
  const any = fc.record(
    {
      gain: fc.double({ min: 0, max: 100, noNaN: true }),
      bias: fc.double({ min: -100, max: 100, noNaN: true }),
      order: fc.double({ min: -100, max: 100, noNaN: true }),
      ids: fc.double({ min: 0, max: 100, noNaN: true }),
      coarseness: fc.integer({ min: 1, max: 1000 }),
      digits: fc.integer({ min: 1, max: 15 }),
      baseRate: fc.constantFrom('family', 'type'),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(anyCase, any, (given, dials) => {
      const said = answered(given, dials)
      return isAnswer(said) && readAnswer(given.question, said).reads !== 'unknown'
    }),
    { seed: 7, numRuns: 500 },
  )
})

t.test('dials are read from a command line, and refused in a sentence', async t => {
  t.same(readDials(['gain=2', 'baseRate=type', 'bias=-0.5']), {
    gain: 2,
    baseRate: 'type',
    bias: -0.5,
  })
  const wrong: readonly (readonly [string, RegExp])[] = [
    ['temperature=2', /^there is no dial "temperature": give baseRate, gain, /],
    ['gain', /^dial gain: expected a number from 0 to 100, got ""$/],
    ['gain=a lot', /^dial gain: expected a number from 0 to 100, got "a lot"$/],
    ['gain=-1', /^dial gain: expected a number from 0 to 100, got -1$/],
    ['coarseness=2.5', /^dial coarseness: expected a whole number from 1 to 1000000, got 2.5$/],
    ['baseRate=all', /^dial baseRate: expected family or type, got "all"$/],
    ['stallEvery=5', /^dial stallEvery: expected stallMs beside it/],
  ]
  for (const [text, says] of wrong) t.throws(() => readDials([text]), { message: says })
})
