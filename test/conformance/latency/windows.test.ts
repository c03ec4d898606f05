import t from 'tap'
import { measure } from './simulated.ts'

const server = () => ({ ms: 100 })
const quick = { level: 'quick' as const }

t.test('a window this machine spoilt is void and measured again with other states', async t => {
  const loopDelayMs = (window: number) => (window === 0 ? 35 : 1)
  const { record, verdict, asked } = await measure(server, quick, { loopDelayMs })
  t.same(
    record.windows.map(({ isVoid }) => isVoid),
    [true, false, false, false, false, false],
  )
  t.equal(verdict('L1').outcome, 'pass')
  t.equal(verdict('L1').count, 20)
  const unique = asked.filter(({ label }) => label === 'latency.L').map(({ state }) => state)
  t.equal(new Set(unique).size, unique.length)
  t.ok(unique.length > 20)
})

t.test('what came in a void window is in no sample', async t => {
  const loopDelayMs = (window: number) => (window === 0 ? 35 : 1)
  const slow = ({ atMs }: { atMs: number }) => ({ ms: atMs < 5000 ? 3000 : 10 })
  const { record } = await measure(slow, quick, { loopDelayMs })
  t.ok(record.samples.every(({ ms }) => ms === 10))
})

t.test('a machine that stays busy leaves verdicts open and never blames the server', async t => {
  const { record, verdict } = await measure(() => ({ ms: 3000 }), quick, { loopDelayMs: () => 35 })
  for (const id of ['L1', 'L2', 'L3', 'L6']) {
    t.same([verdict(id).outcome, verdict(id).reason], ['inconclusive', 'client'], id)
    t.match(verdict(id).next, 'while nothing else runs on this machine')
  }
  t.equal(record.windows.filter(({ isVoid }) => isVoid).length, record.windows.length)
})

t.test('a machine that stays busy is given up after one window in four, rounded up', async t => {
  const { record, plan } = await measure(server, {}, { loopDelayMs: () => 35 })
  const planned = Math.ceil(plan.cells.length / 15) + Math.ceil(plan.growth.length / 15)
  t.equal(record.windows.length, planned + 2 + 2)
})

t.test('a machine that is busy once too often leaves open what is missing', async t => {
  const loopDelayMs = (window: number) => (window === 1 || window === 3 ? 35 : 1)
  const { verdict } = await measure(server, quick, { loopDelayMs })
  t.same([verdict('L1').outcome, verdict('L1').reason], ['inconclusive', 'client'])
  t.match(verdict('L1').says, 'This machine was too busy')
  t.equal(verdict('L1').estimate, 100)
})

t.test('never more is sent than was announced', async t => {
  for (const loopDelayMs of [() => 1, () => 35, (window: number) => (window % 2) * 35]) {
    const { record } = await measure(server, {}, { loopDelayMs })
    t.ok(record.sent.requests <= record.planned.requests)
    t.ok(record.sent.questions <= record.planned.questions)
    t.ok(record.sent.characters <= record.planned.characters)
  }
})

t.test('progress ends with everything done', async t => {
  for (const loopDelayMs of [() => 1, () => 35]) {
    const { progress, record } = await measure(server, quick, { loopDelayMs })
    const last = progress.at(-1)
    t.equal(last?.done, record.sent.requests)
    t.equal(last?.total, last?.done)
  }
})

t.test('a server without a steady state is measured after 30 requests and told of', async t => {
  let turn = 0
  const { record, asked } = await measure(({ label }) => {
    if (label !== 'latency.warm-up') return { ms: 10 }
    turn += 1
    return { ms: 10 + turn * 10 }
  }, quick)
  t.equal(record.warmUp, null)
  t.equal(asked.filter(({ label }) => label === 'latency.warm-up').length, 30)
})

t.test('a server that answers nothing is warmed up with ten requests', async t => {
  const { asked } = await measure(() => ({ ms: 10, status: 500 }), quick)
  t.equal(asked.filter(({ label }) => label === 'latency.warm-up').length, 10)
})

t.test('no rerank is asked where the stuck question used the budget up', async t => {
  const { asked, record, verdict } = await measure(() => ({ ms: 1960 }), quick)
  t.equal(asked.filter(({ label }) => label === 'latency.R').length, 0)
  t.same(record.loops, Array(20).fill(null))
  t.equal(verdict('L3').outcome, 'fail')
})
