import t from 'tap'
import { generateCases, MOST_CHARACTERS } from '../../../conformance/corpus/generate.ts'
import { reworded } from '../../../conformance/probes/bank/wording.ts'
import { noulFamilies } from '../../../conformance/probes/bases.ts'
import { planCrossTalk } from '../../../conformance/probes/cross-talk.ts'
import { planProbes } from '../../../conformance/probes/plan.ts'
import { readCase } from '../../../fake/truth/case.ts'
import { createCases } from '../../../fake/truth/cases.ts'
import { isRequest } from '../../../spec/validate.ts'

const levels = ['quick', 'standard', 'certify'] as const
const planOf = (level: (typeof levels)[number], seed = 'one') =>
  planProbes({ level, seed, isConcurrent: false })

t.test('the same level and seed give the same plan, another seed another', async t => {
  t.same(planOf('quick'), planOf('quick'))
  t.notSame(planOf('quick').cases, planOf('quick', 'two').cases)
})

t.test('the cost is that of all requests, each counted once', async t => {
  const { probes, cost } = planOf('quick')
  const asks = probes.flatMap(each => each.asks)
  t.equal(cost.requests, asks.length)
  t.equal(new Set(asks).size, asks.length)
  t.equal(
    cost.questions,
    asks.reduce((sum, ask) => sum + Object.keys(ask.questions).length, 0),
  )
  t.equal(
    cost.characters,
    asks.reduce((sum, ask) => sum + ask.state.length, 0),
  )
})

t.test('a level costs about its bases times its variants', async t => {
  const costs = levels.map(level => planOf(level).cost.requests)
  t.same(costs, [102, 450, 1121])
})

for (const level of levels) {
  t.test(`every request of ${level} is valid, short enough and of known questions`, async t => {
    const { probes } = planOf(level)
    for (const { asks } of probes) {
      for (const { state, questions, cases } of asks) {
        t.ok(isRequest({ protocol: 1, state, questions }), state)
        t.ok(state.length <= MOST_CHARACTERS)
        t.same(
          cases.map(({ question }) => question),
          Object.values(questions),
        )
        t.ok(cases.every(each => each.state === state))
      }
    }
  })

  t.test(`the cases of ${level} contradict each other nowhere`, async t => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const known = createCases()
      const talk = planCrossTalk({ level, seed, isConcurrent: true })
      const all = [...planOf(level, seed).cases, ...talk.cases]
      // It throws at a case that says otherwise than an earlier one.
      for (const [line, each] of all.entries()) {
        const place = { source: 'plan', line }
        known.add(readCase(JSON.parse(JSON.stringify(each)), place), place)
      }
      t.ok(known.size() > 0 && known.size() <= all.length)
    }
  })
}

t.test('no two bases have one key, and a variant keeps that of its base', async t => {
  const { probes } = planOf('certify')
  const [repeat] = probes
  const keys = repeat?.asks.map(ask => Object.keys(ask.questions)[0])
  t.equal(new Set(keys).size, repeat?.trials.length)
  for (const { id, trials } of probes.filter(each => each.id !== 'rename')) {
    const isOne = trials.every(({ places }) => new Set(places.map(({ key }) => key)).size === 1)
    t.equal(isOne, id !== 'apart')
  }
})

t.test('every yes/no question a base may be has wordings of its own', async t => {
  const plan = {
    families: noulFamilies,
    count: 60,
    seed: 'wordings',
    partition: 'certify',
  } as const
  for (const { question } of generateCases(plan)) {
    const asked = question.instructions ?? ''
    const { negation, paraphrases } = reworded(asked)
    t.equal(new Set([asked, negation, ...paraphrases]).size, 5, asked)
    t.notMatch([negation, ...paraphrases].join(), /\$\d|undefined/)
  }
})

t.test('a question the bank does not have is refused by name', async t => {
  t.throws(() => reworded('What is it?'), /expected a question of the bank, got "What is it\?"/)
})

t.test('without requests at once nothing is planned for them', async t => {
  const { cost, cases } = planCrossTalk({ level: 'certify', seed: 'one', isConcurrent: false })
  t.same(cost, { requests: 0, questions: 0, characters: 0 })
  t.same(cases, [])
})
