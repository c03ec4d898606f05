import t from 'tap'
import { planArrivals } from '../../../../conformance/latency/load/arrivals.ts'
import { measureFleet } from '../../../../conformance/latency/load/fleet.ts'
import { judgeFleet } from '../../../../conformance/latency/load/fleet-verdict.ts'
import {
  concurrent,
  finish,
  type SimulatedServer,
  serial,
  simulate,
  stalling,
} from './simulation.ts'

const requestOf = (index: number) => ({
  protocol: 1 as const,
  state: `state ${index}`,
  questions: { stuck: { type: 'noul' as const, instructions: 'Is the work stuck?' } },
})

const measure = async (
  server: SimulatedServer,
  {
    loops = 64,
    count = 120,
    seed = 'one',
    timeoutMs = 60_000,
    budget = 1e9,
    loopDelayMs = (): number => 1,
  } = {},
) => {
  const plan = planArrivals({ loops, thinkMs: 60_000, count }, seed)
  const { measuring, clock } = simulate(server, { timeoutMs, budget, loopDelayMs })
  const { returned } = await finish(measureFleet(plan, { requestOf, measuring, over: null }))
  const share = returned.summary.over / returned.summary.arrivals.length
  return { ...returned, ...returned.summary, share, clock, verdict: judgeFleet(returned, seed) }
}

t.test(
  'one at a time in 150 ms, 64 loops wait 0.32 s at the 99th percentile and never 2 s',
  async t => {
    const { p99, over } = await measure(serial(150), { count: 4000 })
    t.ok(p99 !== null && p99 > 310 && p99 < 340, `p99 ${p99}`)
    t.equal(over, 0)
  },
)

t.test(
  'one at a time in 300 ms, 64 loops wait 0.9 s at the 99th percentile and never 2 s',
  async t => {
    const { p99, share } = await measure(serial(300), { count: 4000 })
    t.ok(p99 !== null && p99 > 850 && p99 < 900, `p99 ${p99}`)
    t.ok(share < 0.001, `share ${share}`)
  },
)

t.test(
  'one at a time in 1 s, 4 loops keep 2 s but for a few, and 16 miss it once in 26',
  async t => {
    const four = await measure(serial(1000), { loops: 4, count: 4000 })
    const sixteen = await measure(serial(1000), { loops: 16, count: 4000 })
    t.ok(four.share < 0.01, `4 loops: ${four.share}`)
    t.ok(sixteen.share > 0.03 && sixteen.share < 0.045, `16 loops: ${sixteen.share}`)
  },
)

t.test('one at a time in 1 s, 64 loops ask for more than it can do, and it fails', async t => {
  const { verdict, share, outstanding } = await measure(serial(1000), { count: 1000 })
  t.equal(verdict.outcome, 'fail')
  t.ok(share > 0.7, `share ${share}`)
  t.ok(outstanding <= 64, `${outstanding} at once`)
})

t.test('what waits for a free loop counts from when it was due', async t => {
  const { arrivals, clock, outstanding } = await measure(serial(60_000), {
    loops: 1,
    count: 3,
    timeoutMs: 1e6,
  })
  const last = arrivals.at(-1)
  t.equal(outstanding, 1)
  t.equal(
    last === undefined || last.ms === null ? null : Math.round(last.dueMs + last.ms),
    Math.round(clock.now()),
  )
})

t.test('a stall of 8 s is seen by everyone who was due meanwhile', async t => {
  const { over, verdict } = await measure(stalling(30_000, 8000, 100))
  t.ok(over >= 3, `${over} over the limit`)
  t.equal(verdict.exchanges.length, 10)
})

t.test('a stall is one episode, and none on a machine that was too busy', async t => {
  const stall = stalling(30_000, 8000, 100)
  const { episodes, over } = await measure(stall)
  t.match(episodes, [{ samples: over, what: 'arrivals of the fleet over 2,000 ms' }])
  t.same((await measure(stall, { loopDelayMs: () => 31 })).episodes, [])
})

t.test('the same seed asks at the same times, another at others', async t => {
  const one = planArrivals({ loops: 64, thinkMs: 60_000, count: 120 }, 'one')
  t.same(planArrivals({ loops: 64, thinkMs: 60_000, count: 120 }, 'one'), one)
  t.not(planArrivals({ loops: 64, thinkMs: 60_000, count: 120 }, 'two').dueMs[0], one.dueMs[0])
})

t.test('64 loops that think for a minute ask about once in 0.94 s', async t => {
  const { dueMs } = planArrivals({ loops: 64, thinkMs: 60_000, count: 20_000 }, 'many')
  const gap = (dueMs.at(-1) ?? 0) / dueMs.length
  t.ok(Math.abs(gap - 937.5) < 20, `a gap of ${gap} ms`)
})

t.test('the same seed and server give the same fleet to the last figure', async t => {
  const [one, other] = [await measure(serial(150)), await measure(serial(150))]
  t.same(other.summary, one.summary)
})

t.test('a budget used up half-way leaves the verdict open, with what was measured', async t => {
  const { verdict } = await measure(concurrent(100), { budget: 60 })
  t.match(verdict, { outcome: 'inconclusive', reason: 'budget', count: 60, estimate: 1 })
  t.match(verdict.says, /^60 of 60 questions/)
})
