import fc from 'fast-check'
import t from 'tap'
import { episodesOf } from '../../../conformance/latency/episodes.ts'
import { judgeTimes } from '../../../conformance/latency/time-verdict.ts'
import { isOver, quantileOf } from '../../../conformance/latency/times.ts'
import { inMs } from '../../../conformance/wording.ts'

/** Table 4.2: the most that pass and the fewest that fail, for the sizes of the levels. */
const table = [
  { planned: 20, quantile: 0.5, pass: 5, fail: 15 },
  { planned: 60, quantile: 0.5, pass: 23, fail: 37 },
  { planned: 300, quantile: 0.5, pass: 135, fail: 165 },
  { planned: 20, quantile: 0.95, pass: null, fail: 4 },
  { planned: 60, quantile: 0.95, pass: 0, fail: 7 },
  { planned: 300, quantile: 0.95, pass: 8, fail: 22 },
  { planned: 300, quantile: 0.99, pass: 0, fail: 7 },
] as const

/** Judges `over` times above the limit among `planned`, every other of them a failure. */
const judged = (planned: number, quantile: number, over: number) =>
  judgeTimes(
    { id: 'L1', title: 'a claim', what: 'questions', quantile, limitMs: 1000 },
    {
      timed: Array.from({ length: planned }, (_, index) => ({
        ms: index >= over ? 1000 : index % 2 === 0 ? null : 1000.5,
        exchange: index,
      })),
      planned,
      end: null,
      level: 'standard',
      seed: 'a',
      facts: [],
    },
  )

for (const { planned, quantile, pass, fail } of table) {
  t.test(`${planned} times decide quantile ${quantile} by the counts of the table`, async t => {
    if (pass !== null) t.equal(judged(planned, quantile, pass).outcome, 'pass')
    const least = (pass ?? -1) + 1
    t.equal(judged(planned, quantile, least).outcome, 'inconclusive')
    t.equal(judged(planned, quantile, least).reason, pass === null ? 'few' : 'limit')
    t.equal(judged(planned, quantile, fail - 1).outcome, 'inconclusive')
    t.equal(judged(planned, quantile, fail).outcome, 'fail')
  })
}

const holds = <Value>(
  t: { doesNotThrow(run: () => void): boolean | Error },
  values: fc.Arbitrary<Value>,
  law: (value: Value) => boolean,
) => t.doesNotThrow(() => fc.assert(fc.property(values, law), { seed: 4, numRuns: 300 }))

const times = fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { minLength: 1, maxLength: 40 })
const quantile = fc.integer({ min: 1, max: 1000 }).map(thousandth => thousandth / 1000)

t.test('a quantile is the least time that enough times do not exceed', async t => {
  holds(t, fc.tuple(times, quantile), ([given, q]) => {
    const found = quantileOf(given, q) ?? Number.POSITIVE_INFINITY
    const atMost = (limit: number) => given.filter(ms => !isOver(ms, limit)).length
    const enough = Math.ceil(q * given.length)
    const isEnough = found === Number.POSITIVE_INFINITY || atMost(found) >= enough
    return isEnough && atMost(found - 1) < enough
  })
})

t.test('a quantile knows no order, and a failure more never lowers it', async t => {
  holds(t, fc.tuple(times, quantile), ([given, q]) => {
    const [found, reversed] = [quantileOf(given, q), quantileOf([...given].reverse(), q)]
    const worse = quantileOf([...given, null], q) ?? Number.POSITIVE_INFINITY
    return found === reversed && worse >= (found ?? worse)
  })
})

const spans = fc.array(fc.record({ atMs: fc.nat(20_000), ms: fc.integer({ min: 0, max: 3000 }) }), {
  maxLength: 30,
})

t.test('episodes hold every slow time once and lie more than 2 s apart', async t => {
  holds(t, spans, given => {
    const timed = given.map(each => ({ ...each, tookMs: each.ms }))
    const episodes = episodesOf('times', timed, 1000)
    const over = timed.filter(({ ms }) => ms > 1000).length
    return (
      episodes.reduce((sum, { samples }) => sum + samples, 0) === over &&
      episodes.every(({ fromMs }, at) => fromMs - (episodes[at - 1]?.toMs ?? -1e9) > 2000)
    )
  })
})

t.test('a time is written in whole ms, below 10 in tenths', async t => {
  t.same([1234.4, 212, 9.94, 1.44, 0, -0.01, -3.21, null].map(inMs), [
    '1,234 ms',
    '212 ms',
    '9.9 ms',
    '1.4 ms',
    '0 ms',
    '0 ms',
    '-3.2 ms',
    'no answer',
  ])
})
