import t from 'tap'
import { measureLoad } from '../../../../conformance/latency/load/load-measurement.ts'
import { planLoad } from '../../../../conformance/latency/load/load-plan.ts'
import type { MeasureLevel } from '../../../../conformance/measuring.ts'
import {
  type Circumstances,
  concurrent,
  crashing,
  finish,
  refusing,
  type SimulatedServer,
  serial,
  simulate,
} from './simulation.ts'

const measure = async (
  server: SimulatedServer,
  circumstances: Circumstances & { level?: MeasureLevel; isConcurrent?: boolean } = {},
) => {
  const { level = 'certify', isConcurrent = true } = circumstances
  const plan = planLoad({ level, seed: 'one', isConcurrent })
  const { measuring, exchanges } = simulate(server, circumstances)
  const { returned, yielded } = await finish(measureLoad(plan, measuring))
  const outcomes = returned.verdicts.map(({ id, outcome, reason }) =>
    [id, outcome, ...(reason === null ? [] : [reason])].join(' '),
  )
  return { plan, exchanges, yielded, outcomes, ...returned }
}

t.test(
  'a server that answers any number at once in 150 ms passes every burst and the fleet',
  async t => {
    const { outcomes, bursts, fleet } = await measure(concurrent(150))
    t.same(outcomes, ['L4.4 pass', 'L4.16 pass', 'L4.64 pass', 'L5 pass'])
    t.same(
      bursts.map(({ serialMs, max, p50 }) => [serialMs, max, p50]),
      Array(3).fill([null, 150, 150]),
    )
    t.equal(fleet?.over, 0)
  },
)

t.test('one at a time in 150 ms, 16 at once end after 2.4 s and 64 after 9.6 s', async t => {
  const { outcomes, bursts } = await measure(serial(150), { timeoutMs: 20_000 })
  t.same(outcomes, ['L4.4 pass', 'L4.16 fail', 'L4.64 fail', 'L5 pass'])
  t.same(
    bursts.map(({ max, within, requests }) => [max, Math.floor((100 * within) / requests)]),
    [
      [600, 100],
      [2400, 81],
      [9600, 20],
    ],
  )
})

t.test('a server that turns away what comes beyond eight passes 4 at once and not 16', async t => {
  const { outcomes, bursts } = await measure(refusing(8, 150))
  t.same(outcomes, ['L4.4 pass', 'L4.16 fail', 'L4.64 fail', 'L5 pass'])
  t.same(bursts[1]?.statuses, { 200: 64, 503: 64 })
})

t.test(
  'a server that ends when asked two things at once fails, and nothing more is sent',
  async t => {
    const { outcomes, verdicts, exchanges } = await measure(crashing(2, 150))
    t.same(outcomes, [
      'L4.4 fail',
      'L4.16 inconclusive lost',
      'L4.64 inconclusive lost',
      'L5 inconclusive lost',
    ])
    t.equal(verdicts[0]?.says, 'After 4 requests at once the server answered nothing more.')
    t.equal(exchanges.length, 4 + 3, 'one burst, three looks')
  },
)

t.test('a server that ends at the sixteenth request at once passes 4 and fails 16', async t => {
  const { outcomes } = await measure(crashing(16, 150))
  t.same(outcomes.slice(0, 2), ['L4.4 pass', 'L4.16 fail'])
})

t.test('a budget used up half-way leaves the verdict open, with what was measured', async t => {
  const { outcomes, verdicts, bursts, sent } = await measure(concurrent(150), { budget: 150 })
  t.same(outcomes.slice(0, 3), [
    'L4.4 pass',
    'L4.16 inconclusive budget',
    'L4.64 inconclusive budget',
  ])
  t.equal(verdicts[1]?.count, 16, 'a burst that was cut short does not count')
  t.match(verdicts[1]?.says, /^16 of 16 requests.* The request budget is used up\.$/)
  t.equal(bursts.length, 2)
  t.equal(sent.requests, 150)
})

t.test('a budget used up half-way still fails a server that has missed enough', async t => {
  const { outcomes } = await measure(serial(1000), { budget: 100 })
  t.equal(outcomes[0], 'L4.4 fail')
})

t.test('misses of one round are told to share its fate', async t => {
  const { verdicts } = await measure(serial(1000), { level: 'quick' })
  const missed = verdicts[0]?.facts.find(({ label }) => label === 'missed')
  t.match(missed?.value, /^60 in 30 rounds; what is of one round is not independent/)
})

t.test('a machine that is too busy all along judges nobody', async t => {
  const { outcomes, verdicts, windows } = await measure(serial(150), { loopDelayMs: () => 31 })
  t.same(
    outcomes,
    ['L4.4', 'L4.16', 'L4.64', 'L5'].map(id => `${id} inconclusive client`),
  )
  t.ok(windows.every(({ isVoid }) => isVoid))
  t.match(verdicts[0]?.says, /^Nothing counts: .* its timers were 31 ms late/)
  t.match(verdicts[3], { count: 0, estimate: null, facts: [{ label: 'median' }] })
})

t.test('one window that this machine spoilt is measured again, with other states', async t => {
  const busy = { level: 'quick' as const, loopDelayMs: (at: number) => (at === 1 ? 31 : 1) }
  const { outcomes, bursts, windows, sent, plan, exchanges, yielded } = await measure(
    concurrent(150),
    busy,
  )
  t.same(outcomes, ['L4.4 pass'])
  t.same([bursts[0]?.requests, windows.length], [120, 4])
  t.same([sent, plan.requests], [plan.cost, 120])
  t.equal(new Set(exchanges.map(({ body }) => JSON.stringify(body))).size, 160)
  t.same(yielded.at(-1), { done: 160, total: 160, what: 'bursts of 4' })
})

t.test('a second window that this machine spoilt leaves too few for a verdict', async t => {
  const busy = { level: 'quick' as const, loopDelayMs: (at: number) => (at < 2 ? 31 : 1) }
  const { outcomes, verdicts } = await measure(concurrent(150), busy)
  t.same(outcomes, ['L4.4 inconclusive client'])
  t.equal(verdicts[0]?.count, 80)
})

t.test('what was measured at rest still fails a server that has missed enough', async t => {
  const busy = { level: 'quick' as const, loopDelayMs: (at: number) => (at < 2 ? 31 : 1) }
  const { outcomes } = await measure(serial(1000), busy)
  t.same(outcomes, ['L4.4 fail'])
})

t.test('without a word that it may be, nothing is sent at once', async t => {
  const { outcomes, exchanges, plan, notTested } = await measure(concurrent(1), {
    isConcurrent: false,
  })
  t.same(
    outcomes,
    [4, 16, 64].map(n => `L4.${n} not-tested undeclared`).concat('L5 not-tested undeclared'),
  )
  t.same([exchanges.length, plan.cost.requests], [0, 0])
  t.match(notTested, [/--declare concurrent/])
})

t.test('a level measures the bursts of its size, and a fleet at certify alone', async t => {
  const { plan, outcomes, notTested } = await measure(concurrent(1), { level: 'standard' })
  t.same(plan.bursts, [
    { size: 4, rounds: 30, windowRounds: 10 },
    { size: 16, rounds: 8, windowRounds: 3 },
  ])
  t.same(outcomes, ['L4.4 pass', 'L4.16 pass'])
  t.same(notTested.length, 2)
})

t.test('every request has a state of its own, and the plan counts them before', async t => {
  const { plan, exchanges, sent, yielded } = await measure(concurrent(1))
  t.equal(new Set(exchanges.map(({ body }) => JSON.stringify(body))).size, exchanges.length)
  t.equal(sent.requests, plan.requests)
  t.equal(plan.requests, 120 + 128 + 128 + 120)
  t.equal(plan.cost.requests, plan.requests + 40 + 48 + 64, 'with a spare window of each size')
  t.same(yielded.at(-1), { done: 496, total: 496, what: 'a paced fleet' })
})

t.test('the largest burst that passes stands beside every burst', async t => {
  const { verdicts } = await measure(serial(150))
  t.same(
    verdicts.slice(0, 3).map(({ facts }) => facts.at(-1)?.value),
    ['4', '4', '4'],
  )
})

t.test('one at a time is told with what each adds, and how many fit', async t => {
  const { verdicts, bursts } = await measure(serial(150))
  t.equal(bursts[1]?.serialMs, 150)
  t.equal(bursts[1]?.inOrder, 1)
  t.match(verdicts[1]?.next, /^let at most 13 clients ask at once/)
  const facts = new Map(verdicts[1]?.facts.map(({ label, value }) => [label, value]))
  t.equal(facts.get('behaves serially'), 'max/N = 150 ms; each further request adds 150 ms')
})
