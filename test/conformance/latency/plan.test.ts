import t from 'tap'
import { planLatency } from '../../../conformance/latency/latency-plan.ts'
import { measure } from './simulated.ts'

const server = () => ({ ms: 100 })
const kindsOf = (seed: string) =>
  planLatency({ level: 'quick', seed, isConcurrent: false }).cells.map(
    ({ kind, index }) => `${kind} ${index}`,
  )

t.test('the same seed sends the same requests in the same order', async t => {
  const [one, other] = [await measure(server), await measure(server)]
  t.same(one.asked, other.asked)
  t.same(one.record, other.record)
})

t.test('another seed sends other requests in another order', async t => {
  const [one, other] = [await measure(server), await measure(server, { seed: 'b' })]
  t.notSame(
    one.asked.map(({ label }) => label),
    other.asked.map(({ label }) => label),
  )
  const states = new Set(one.asked.map(({ state }) => state))
  t.same(
    other.asked.filter(({ state }) => state !== '' && states.has(state)),
    [],
  )
})

t.test('arms are mixed, and units are the same for every seed', async t => {
  t.same([...kindsOf('a')].sort(), [...kindsOf('b')].sort())
  t.notSame(kindsOf('a'), [...kindsOf('a')].sort())
})

t.test('a state comes twice in the repeated arm alone', async t => {
  const { asked } = await measure(server)
  const states = asked
    .filter(({ label, body }) => label !== 'latency.L.repeated' && body !== null)
    .map(({ state }) => state)
  t.equal(new Set(states).size, states.length)
  const repeated = asked.filter(({ label }) => label === 'latency.L.repeated')
  t.equal(repeated.length, 12)
  t.equal(new Set(repeated.map(({ state }) => state)).size, 2)
})

t.test(
  'the requests of a run on one connection are the only ones that are not on their own',
  async t => {
    const { asked } = await measure(server)
    t.ok(asked.every(({ way, label }) => (way === 'kept') === (label === 'latency.L.kept')))
  },
)

t.test('a plan costs what its level says', async t => {
  const costs = (['quick', 'standard', 'certify'] as const).map(level => {
    const plan = planLatency({ level, seed: 'a', isConcurrent: false })
    return [plan.requests, plan.growth.length]
  })
  t.same(costs, [
    [31 + 40 + 5 + 6 + 6 + 5 + 18, 18],
    [31 + 120 + 20 + 24 + 12 + 10 + 96, 96],
    [31 + 600 + 60 + 72 + 36 + 20 + 96, 96],
  ])
})

t.test('what is sent is counted, questions and characters of states as well', async t => {
  const { record, asked } = await measure(server, { level: 'quick' })
  t.equal(record.sent.requests, asked.length)
  t.equal(
    record.sent.questions,
    asked.reduce((sum, { questions }) => sum + questions, 0),
  )
  t.equal(
    record.sent.characters,
    asked.reduce((sum, { state }) => sum + state.length, 0),
  )
})

t.test('requests at once are planned where they are declared, and cost more', async t => {
  const alone = planLatency({ level: 'quick', seed: 'a', isConcurrent: false })
  const both = planLatency({ level: 'quick', seed: 'a', isConcurrent: true })
  t.equal(both.requests - alone.requests, 120 + 16 * 4)
  const { record } = await measure(server, { level: 'quick', isConcurrent: false })
  t.ok(record.notTested.length > 0)
  t.same(record.verdicts.find(({ id }) => id === 'L4.4')?.reason, 'undeclared')
  t.same(record.verdicts.find(({ id }) => id === 'L7')?.reason, 'undeclared')
})
