import fc from 'fast-check'
import t from 'tap'
import { canaries } from '../../../conformance/corpus/canaries.ts'
import { type Case, partitions } from '../../../conformance/corpus/case.ts'
import { commitmentOf, isRevealed } from '../../../conformance/corpus/commitment.ts'
import { families, hardFamilies } from '../../../conformance/corpus/families.ts'
import { generateCases, lineOf, partitionOf } from '../../../conformance/corpus/generate.ts'
import { createCases } from '../../../fake/truth/cases.ts'
import { readLines } from '../../../fake/truth/lines.ts'
import { isRequest } from '../../../spec/validate.ts'

const COUNT = 20
const casesOf = (seed: string, partition: 'dev' | 'certify' = 'certify', count = COUNT): Case[] => [
  ...generateCases({ families, count, seed, partition }),
]
const one = casesOf('one')

/** Asserts a property of every case of any seed. */
const always = (holds: (each: Case) => boolean) =>
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...families), (seed, family) =>
      [...generateCases({ families: [family], count: 6, seed, partition: 'certify' })].every(holds),
    ),
    { seed: 4, numRuns: 80 },
  )

const shares = ({ posterior }: Case): number[] =>
  typeof posterior === 'number' ? [posterior, 1 - posterior] : Object.values(posterior)

t.test('every case is a valid request', async () =>
  always(({ state, question }) => isRequest({ protocol: 1, state, questions: { q: question } })),
)

t.test('a posterior is of probabilities that add up to 1', async () =>
  always(each => {
    const sum = shares(each).reduce((total, share) => total + share, 0)
    return shares(each).every(share => share >= 0 && share <= 1) && Math.abs(sum - 1) < 1e-9
  }),
)

t.test('a posterior has an entry for each outcome of its question', async () =>
  always(({ question, posterior }) => {
    if (question.type === 'noul') return typeof posterior === 'number'
    const outcomes = Object.keys(question.criteria)
    return JSON.stringify(Object.keys(posterior)) === JSON.stringify(outcomes)
  }),
)

t.test('a label is possible', async () =>
  always(({ label, posterior, question }) => {
    if (typeof posterior === 'number') return label === true ? posterior > 0 : posterior < 1
    const at = question.type === 'choice' ? String(label) : label
    return Object.entries(posterior).some(([name, share]) => name === String(at) && share > 0)
  }),
)

t.test('a state has 6,000 characters at most', async () =>
  always(({ state }) => state.length > 0 && state.length <= 6000),
)

t.test('a seed gives the same cases again', async t => t.same(casesOf('one'), one))

t.test('another seed gives other cases', async t => {
  const states = new Set(one.map(({ state }) => state))
  const shared = casesOf('two').filter(({ state }) => states.has(state))
  t.same(shared, [])
})

t.test('more cases of a seed begin with the same ones', async t => {
  const [family] = families.slice(6)
  const plan = { families: family ? [family] : [], seed: 'one', partition: 'dev' } as const
  const [few, many] = [5, 9].map(count => [...generateCases({ ...plan, count })])
  t.same(many?.slice(0, 5), few)
})

t.test('no state is used twice in a partition', async t => {
  for (const partition of ['dev', 'certify'] as const) {
    const cases = casesOf('unique', partition, 80)
    t.equal(new Set(cases.map(({ state }) => state)).size, cases.length)
  }
})

t.test('a partition has the states whose digest says so, whatever the seed', async t => {
  for (const partition of ['dev', 'certify'] as const) {
    const strays = casesOf('any', partition).filter(each => each.partition !== partition)
    t.same(strays, [])
  }
  t.same(
    partitions.map(String).sort(),
    [...new Set([...'0123456789abcdef'].map(partitionOf))].sort(),
  )
})

t.test('ids, nonces and clusters are unlike each other', async t => {
  for (const key of ['id', 'nonce', 'cluster'] as const) {
    t.equal(new Set(one.map(each => each[key])).size, one.length, key)
  }
})

t.test('a nonce is 32 hex digits', async t =>
  t.ok(one.every(({ nonce }) => /^[0-9a-f]{32}$/.test(nonce))),
)

t.test('the fake takes every line as a known case', async t => {
  const cases = createCases()
  const all = [...one, ...canaries()]
  await readLines([Buffer.from(all.map(lineOf).join(''))], 'cases.jsonl', cases)
  t.equal(cases.size(), all.length)
})

t.test('a family of hard cases has as many yes as no in every wording and depth', async t => {
  for (const family of hardFamilies) {
    const cases = [...generateCases({ families: [family], count: 60, seed: 's', partition: 'dev' })]
    for (let round = 0; round < 30; round += 1) {
      const pair = cases.slice(2 * round, 2 * round + 2)
      t.same(pair.map(({ label }) => label).sort(), [false, true], `${family.id} ${round}`)
      t.equal(new Set(pair.map(({ level }) => level)).size, 1)
    }
  }
})

t.test('which of a pair is yes is drawn', async t => {
  const firsts = one.filter(({ id }) => /-(rules|dates|logs)-\d*[13579]$/.test(id))
  t.equal(new Set(firsts.map(({ label }) => label)).size, 2)
})

t.test('there are 40 canaries, the same every time, of every family', async t => {
  t.equal(canaries().length, 40)
  t.same(canaries(), canaries())
  t.equal(new Set(canaries().map(({ family }) => family)).size, families.length)
})

t.test('a revealed seed is held against its commitment', async t => {
  t.equal(commitmentOf('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  t.ok(isRevealed(commitmentOf('seed').toUpperCase(), 'seed'))
  t.notOk(isRevealed(commitmentOf('seed'), 'seed '))
})

t.test('a family without a new state says so', async t => {
  const [family] = families
  if (family === undefined) throw new Error('there is no family')
  const fixed = {
    ...family,
    generate: () => ({ ...family.generate(() => 0.3, { isYes: true, round: 0 }), state: 'one' }),
  }
  const plan = { families: [fixed], count: 2, seed: 's', partition: 'dev' } as const
  t.throws(() => [...generateCases(plan)], { message: /no new state for partition dev/ })
})
