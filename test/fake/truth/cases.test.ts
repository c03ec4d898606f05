import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import t from 'tap'
import { createFake } from '../../../fake/index.ts'
import { readLines } from '../../../fake/truth/lines.ts'
import { createCases, createTruth, prepareCases, type TruthCase } from '../../../fake/truth.ts'
import { anyCase, choice } from './arbitrary.ts'
import { answered, asking, casesOf, occasion } from './asking.ts'

const root = new URL('../../../../', import.meta.url)
const worked = new URL('examples/truth/worked.jsonl', root)
const schema: object = JSON.parse(readFileSync(new URL('truth-cases.schema.json', root), 'utf8'))
const isCase = new Ajv2020().compile(schema)
const red = {
  state: 'The build is red.',
  question: { type: 'noul', instructions: 'Is it red?' },
  posterior: 0.75,
} as const
const drink = {
  state: 'The kettle whistles.',
  question: { type: 'choice', instructions: 'Which?', criteria: { tea: 'T', soup: 'S' } },
  posterior: { tea: 0.9, soup: 0.1 },
} as const

/** Reads lines as a file named cases.jsonl and gives what is wrong with them. */
async function complaint(...lines: readonly unknown[]): Promise<string> {
  const text = lines
    .map(line => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n')
  try {
    await readLines([Buffer.from(text, 'latin1')], 'cases.jsonl', createCases())
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'nothing'
}

/** By line of the example, its posterior as fractions, in the order of its options. */
const fractions: readonly (readonly number[])[] = [
  [12 / 19],
  [126 / 151, 0, 25 / 151],
  [185 / 373, 185 / 373, 3 / 373],
  [21 / 100],
  [37 / 50],
  [147 / 250, 103 / 250],
  [5 / 12],
  [1622 / 1725],
  [422 / 795],
  [85 / 92],
  [45 / 724],
  [0, 0, 1 / 2, 1 / 2, 0],
  [0, 0, 0, 1 / 5, 4 / 5],
  [4 / 5, 3 / 20, 1 / 20],
  [1 / 4],
  [1 / (1 + Math.exp(4) / 2 ** 7)],
  [1 / 3, 1 / 3, 1 / 3],
]
const lines: readonly TruthCase[] = readFileSync(worked, 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line))

t.test('the worked examples carry their exact fractions', async t => {
  const values = lines.map(({ posterior }) =>
    typeof posterior === 'number' ? [posterior] : Object.values(posterior),
  )
  t.equal(values.length, fractions.length)
  for (const [index, shares] of values.entries()) {
    t.same(shares, fractions[index], JSON.stringify(lines[index]))
  }
})

t.test('a file of cases is answered with its exact posteriors, whatever the seed', async t => {
  const { cases } = await prepareCases(worked.pathname)
  t.equal(cases.size(), lines.length)
  for (let seed = 0; seed < 200; seed += 1) {
    const truth = createTruth({ cases, seed: `seed ${seed}` })
    for (const { state, question, posterior } of lines) {
      const said = truth.enter(asking(String(state), question), occasion()).answer('q')
      const figures = said?.['probabilities'] ?? said?.['noul']
      t.same(question.type === 'score' ? Object.values(figures ?? {}) : figures, posterior)
    }
    t.match(truth.report(), { answered: lines.length, missed: 0 })
  }
})

t.test('a choice answers the likeliest option, a score the expected level', async t => {
  t.match(answered(drink), { type: 'choice', choice: 'tea', confidence: 0.9 })
  const [graders] = lines.filter(({ question }) => question.type === 'score').slice(1)
  t.match(graders && answered(graders), {
    type: 'score',
    score: 3 * 0.2 + 4 * 0.8,
    confidence: 0.8,
  })
})

t.test('the order of the options and the key do not hide a case', async t => {
  const turned = { ...drink.question, criteria: { soup: 'S', tea: 'T' } }
  const said = answered(drink, {}, { question: turned, key: 'other' })
  t.strictSame(Object.entries(said['probabilities'] ?? {}), [
    ['soup', 0.1],
    ['tea', 0.9],
  ])
})

t.test('a question that is no case is left to others and noted', async t => {
  const truth = createTruth({ cases: casesOf([red]) })
  const other = asking('Another state.', red.question, 'stuck')
  for (let request = 1; request <= 25; request += 1) {
    t.equal(truth.enter(other, occasion(request)).answer('stuck'), undefined)
  }
  t.match(truth.report(), { cases: 1, answered: 0, missed: 25 })
  t.equal(truth.report().misses.length, 20)
  t.same(truth.report().misses[0], {
    session: 'default',
    request: 1,
    key: 'stuck',
    type: 'noul',
  })
})

t.test('a line that is no case is refused with its place, its field and what fits', async t => {
  const wrong: readonly (readonly [unknown, string])[] = [
    ['{', 'expected one JSON text in UTF-8, got other bytes'],
    ['"\xff"', 'expected one JSON text in UTF-8, got other bytes'],
    ['[]', 'expected a JSON object, got an array of 0'],
    [{ ...red, state: '' }, '/state: expected a state, got ""'],
    [{ ...red, family: 3 }, '/family: expected a text, got 3'],
    [{ ...red, question: {} }, '/question/type: expected'],
    [{ ...red, question: { type: 'bool' } }, '/question/type: expected'],
    [{ ...red, posterior: 1.5 }, '/posterior: expected a probability from 0 to 1, got 1.5'],
    [{ ...red, posterior: '0.5' }, '/posterior: expected a probability from 0 to 1, got "0.5"'],
    [{ state: 's', question: red.question, label: 1 }, '/posterior: expected a probability'],
    [{ ...drink, posterior: { tea: 1 } }, '/posterior/soup: expected a probability'],
    [{ ...drink, posterior: { ...drink.posterior, mud: 0 } }, '/posterior/mud: expected an option'],
    [{ ...drink, posterior: { tea: 0.9, soup: 0.2 } }, '/posterior: expected probabilities that'],
    [{ ...drink, posterior: [0.9, 0.1] }, '/posterior: expected an object'],
  ]
  for (const [line, says] of wrong) {
    const said = await complaint(red, '', line)
    t.ok(said.startsWith(`cases.jsonl:3: ${says}`), said)
    t.notMatch(said, '\n')
  }
})

t.test('probabilities that miss 1 by more than 1e-9 are refused, by less taken', async t => {
  const off = (by: number) => ({ ...drink, posterior: { tea: 0.9 + by, soup: 0.1 } })
  t.match(await complaint(off(2e-9)), /add up to 1 within 1e-9/)
  t.equal(await complaint(off(5e-10)), 'nothing')
})

t.test('a case that contradicts an earlier one is refused with the line of both', async t => {
  t.equal(
    await complaint(drink, red, { ...red, posterior: 0.5 }),
    'cases.jsonl:3: /posterior: expected 0.75, which number 2 has for the same question, got 0.5',
  )
})

t.test('the same case twice is one case', async t => {
  t.equal(casesOf([red, { ...red, family: 'other' }, drink]).size(), 2)
})

t.test('no case at all is refused, and so is a file that cannot be read', async t => {
  const empty = join(t.testdir({}), 'empty.jsonl')
  writeFileSync(empty, '\n')
  await t.rejects(prepareCases(empty), {
    message: `${empty}: expected at least one case, got none`,
  })
  await t.rejects(prepareCases(`${empty}.not`), { message: /empty.jsonl.not: .* got ENOENT$/ })
  await t.rejects(prepareCases({ cases: [] }), { message: /^truth: expected at least one case/ })
})

t.test('cases may come one at a time, as values', async t => {
  const given = async function* () {
    yield red
    yield drink
  }
  const { cases, dials } = await prepareCases({ cases: given(), dials: { gain: 2 } })
  t.equal(cases.size(), 2)
  t.same(dials, { gain: 2 })
})

t.test('lines are read alike however their bytes are cut', async t => {
  const bytes = readFileSync(worked)
  for (const size of [1, 7, 1000]) {
    const cases = createCases()
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    )
    await readLines(pieces, 'cases.jsonl', cases)
    t.equal(cases.size(), lines.length, `${size} bytes at a time`)
  }
})

t.test('a line without end is refused before it fills the memory', async t => {
  const endless = function* () {
    for (;;) yield Buffer.alloc(1_000_000, 32)
  }
  await t.rejects(
    readLines(endless(), 'cases.jsonl', createCases()),
    /cases.jsonl:1: expected a line/,
  )
})

t.test('the schema takes what the reader takes', async t => {
  for (const line of lines) t.ok(isCase(line), JSON.stringify(isCase.errors))
  fc.assert(
    fc.property(anyCase, given => {
      casesOf([given])
      return isCase(given)
    }),
    { seed: 7 },
  )
  t.notOk(isCase({ ...red, posterior: 1.5 }))
  t.notOk(isCase({ ...drink, posterior: 0.5 }))
  t.notOk(isCase({ ...drink, posterior: [0.5, 0.5] }))
  t.notOk(isCase({ ...red, question: { type: 'noul' } }))
})

t.test('every case is found again, its options in any order', async () => {
  fc.assert(
    fc.property(choice, given => {
      const { question, posterior } = given
      if (question.type !== 'choice') return false
      const criteria = Object.fromEntries(Object.entries(question.criteria).reverse())
      const said = answered(given, {}, { question: { ...question, criteria } })
      const shares = new Map(Object.entries(said['probabilities'] ?? {}))
      return Object.entries(posterior).every(([name, share]) => shares.get(name) === share)
    }),
    { seed: 7 },
  )
})

/** What no compiler looked at, and what is said of it. */
const overlooked: readonly (readonly [unknown, string])[] = [
  [42, 'truth is 42: give the path of a file of cases, or a list of them.'],
  [null, 'truth is null: give the path of a file of cases, or a list of them.'],
  [{}, 'truth is an empty object: give the path of a file of cases, or a list of them.'],
  [{ cases: 7 }, 'truth is 7: give the path of a file of cases, or a list of them.'],
  [{ cases: [], dial: { gain: 2 } }, 'truth has no "dial": give cases and dials.'],
  [{ cases: [], dials: null }, 'truth.dials is null: give an object such as {gain: 2}.'],
  [{ cases: [], dials: [2] }, 'truth.dials is an array of 1: give an object such as {gain: 2}.'],
]

for (const [truth, message] of overlooked) {
  t.test(
    `${message.split(':')[0]} is refused, for a dial that is overlooked bends nothing`,
    async t => {
      const options = Object.fromEntries([['truth', truth]])
      await t.rejects(createFake(options), { name: 'TypeError', message })
    },
  )
}
