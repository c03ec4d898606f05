import fc from 'fast-check'
import t from 'tap'
import { complementBound, contradictions } from '../../../conformance/statistics/certificate.ts'
import {
  clusteredLimits,
  countLimits,
  fewestTrials,
  judgeCount,
} from '../../../conformance/statistics/count-limit.ts'
import { clusteredShare } from '../../../conformance/statistics/design-effect.ts'
import { holm } from '../../../conformance/statistics/holm.ts'
import { clopperPearson } from '../../../conformance/statistics/proportion.ts'
import { nearestRank, rankInterval } from '../../../conformance/statistics/quantile.ts'
import {
  casesFor,
  fewestFixed,
  fewestSequential,
  gatePower,
  neededAnswers,
} from '../../../conformance/statistics/sample-size.ts'
import { near, reference } from './reference.ts'

for (const [name, quantile] of Object.entries({ median: 0.5, p95: 0.95, p99: 0.99 } as const)) {
  t.test(`the counts over a limit that decide the ${name} are the reference’s`, async t => {
    const rows = reference.orderStat[name === 'median' ? 'median' : name === 'p95' ? 'p95' : 'p99']
    for (const [trials, limits] of Object.entries(rows)) {
      t.same(countLimits(Number(trials), 1 - quantile), limits, trials)
    }
  })
}

t.test('the counts over a limit that decide the p90 are the reference’s', async t => {
  for (const [trials, pass, fail] of [
    [60, 1, 11],
    [120, 6, 19],
    [200, 12, 28],
    [300, 21, 40],
    [600, 47, 73],
  ] as const) {
    t.same(countLimits(trials, 0.1), { pass, fail }, String(trials))
  }
})

t.test('the counts over a limit that decide 120 to 1,000 trials are the reference’s', async t => {
  for (const [trials, allowed, pass, fail] of [
    [120, 0.5, 50, 70],
    [600, 0.5, 279, 321],
    [600, 0.05, 20, 40],
    [1000, 0.05, 38, 63],
    [150, 0.1, 8, 22],
    [400, 0.1, 29, 51],
  ] as const) {
    t.same(countLimits(trials, allowed), { pass, fail }, `${trials} at ${allowed}`)
  }
})

t.test('the least and most samples without a verdict have the reference’s counts', async t => {
  t.same(countLimits(5, 0.05), { pass: null, fail: 2 })
  t.same(countLimits(20, 0.05), { pass: null, fail: 4 })
  t.same(countLimits(60, 0.01), { pass: null, fail: 3 })
  t.same(countLimits(120, 0.01), { pass: null, fail: 4 })
  t.same(countLimits(200, 0.01), { pass: null, fail: 6 })
  t.same(countLimits(300, 0.01), { pass: 0, fail: 7 })
})

t.test('samples too small for a verdict have no counts for it', async t => {
  t.same(countLimits(20, 0.1), { pass: null, fail: 5 })
  t.same(countLimits(5, 0.1), { pass: null, fail: 3 })
  t.same(countLimits(20, 0.01), { pass: null, fail: 2 })
  t.same(countLimits(0, 0.1), { pass: null, fail: null })
})

t.test('the wrong answers that decide a precision of 0.9 are the reference’s', async t => {
  for (const [total, limits] of Object.entries(reference.topBand)) {
    t.same(countLimits(Number(total), 0.1), limits, total)
  }
})

t.test('a count is judged by its limits, both ends within', async t => {
  const limits = countLimits(100, 0.1)
  t.same(
    [4, 5, 15, 16].map(misses => judgeCount(misses, limits)),
    ['pass', 'undecided', 'undecided', 'fail'],
  )
})

t.test('a count passes where the exact upper limit of the share does', async t => {
  for (const total of [29, 46, 100, 300]) {
    const { pass } = countLimits(total, 0.1)
    t.ok(clopperPearson({ right: pass ?? -1, total }).upper <= 0.1)
    t.ok(clopperPearson({ right: (pass ?? -1) + 1, total }).upper > 0.1)
  }
})

t.test('the fewest trials that prove a quantile are the reference’s', async t => {
  t.same(
    [0.5, 0.9, 0.95, 0.99, 0.999].map(quantile => fewestTrials(1 - quantile)),
    [5, 29, 59, 299, 2995],
  )
})

t.test('the ranks around a quantile are the reference’s', async t => {
  t.same(rankInterval(100, 0.5), { lower: 40, upper: 61 })
  t.same(rankInterval(200, 0.5), { lower: 86, upper: 115 })
  t.same(rankInterval(1000, 0.5), { lower: 469, upper: 532 })
  t.same(rankInterval(200, 0.95), { lower: 184, upper: 197 })
  t.same(rankInterval(473, 0.99), { lower: 464, upper: 473 })
  t.same(rankInterval(3, 0.5), { lower: null, upper: null })
})

t.test('a quantile is the value at its nearest rank, never one between', async t => {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  t.equal(nearestRank(values, 0.95), 10)
  t.equal(nearestRank(values, 0.5), 5)
  t.equal(nearestRank(values, 0), 1)
  t.equal(nearestRank([], 0.5), undefined)
})

t.test(
  'the fewest acting answers that certify 0.9 are 29 at a fixed number and 43 as they come',
  async t => {
    t.equal(fewestFixed(0.9), 29)
    t.equal(fewestSequential(0.9), 43)
  },
)

const sizes: readonly [number, number, number, number][] = [
  [0.9, 0.97, 76, 89],
  [0.9, 0.95, 179, 203],
  [0.9, 0.93, 549, 593],
  [0.9, 0.85, 270, 299],
  [0.9, 0.8, 78, 89],
  [0.9, 0.87, 701, 749],
  [0.87, 0.95, 89, 98],
  [0.87, 0.93, 165, 183],
  [0.87, 0.9, 708, 767],
  [0.85, 0.95, 59, 68],
  [0.85, 0.93, 102, 110],
  [0.85, 0.9, 281, 304],
]
t.test('the answers a decision needs at power 0.8 are the reference’s', async t => {
  for (const [threshold, precision, first, stable] of sizes) {
    const needed = neededAnswers({ threshold, precision, power: 0.8 }, 1000)
    t.same(needed, { first, stable }, `${precision} against ${threshold}`)
  }
})

t.test('a decider of exactly the threshold is never decided', async t => {
  t.equal(neededAnswers({ threshold: 0.9, precision: 0.9, power: 0.8 }, 2000), null)
})

t.test('cases are counted from how many of them reach the threshold', async t => {
  t.equal(casesFor(203, 0.23), 883)
  t.equal(casesFor(203, 0), null)
})

t.test('the client’s own gate passes a decider with the reference’s chances', async t => {
  const chances = { 0.8: 0.206, 0.85: 0.405, 0.9: 0.677, 0.95: 0.925 }
  for (const [precision, chance] of Object.entries(chances)) {
    near(t, gatePower(Number(precision)), chance, precision, 5e-4)
  }
})

t.test('answers about one state count for less, by their design effect', async t => {
  const trials = Array.from({ length: 40 }, (_, index) => ({
    cluster: String(Math.floor(index / 4)),
    right: index < 36 ? 1 : 0,
  }))
  const { share, designEffect, effective, interval } = clusteredShare(trials)
  t.equal(share, 0.9)
  near(t, designEffect, 4 * (10 / 9), 'design effect')
  near(t, effective, 9, 'effective')
  t.same(interval, clopperPearson({ right: 36 / designEffect, total: effective }))
})

t.test('where all are right, a state counts as one trial', async t => {
  const trials = Array.from({ length: 30 }, (_, index) => ({
    cluster: String(index % 6),
    right: 1,
  }))
  t.equal(clusteredShare(trials).effective, 6)
})

t.test('complementary questions bound their errors without a label', async t => {
  near(
    t,
    complementBound([
      [0.9, 0.4],
      [0.7, 0.4],
    ]),
    0.2,
    'bound',
  )
})

t.test('contradictory pairs hold one wrong answer each', async t => {
  const { errorRate, lower } = contradictions(45, 50)
  t.equal(errorRate, 0.45)
  near(t, lower, 0.801167, 'lower', 5e-7)
  t.same(contradictions(0, 0), { errorRate: 0, lower: 0 })
})

t.test('probabilities of several tests are adjusted in order of their size', async t => {
  const adjusted = holm([0.01, 0.04, 0.03])
  for (const [index, expected] of [0.03, 0.06, 0.06].entries())
    near(t, adjusted[index], expected, `${index}`)
})

t.test(
  'counts that decide in clusters agree with the exact limits of the effective count',
  async t => {
    t.same(clusteredLimits(300, 0.1, 1), countLimits(300, 0.1))
    const decided = fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.double({ min: 1, max: 6, noNaN: true }),
      fc.constantFrom(0.05, 0.1, 0.25),
      fc.nat({ max: 200 }),
      (trials, effect, allowed, drawn) => {
        const misses = Math.min(drawn, trials)
        const { pass, fail } = clusteredLimits(trials, allowed, effect)
        const { lower, upper } = clopperPearson({
          right: (trials - misses) / effect,
          total: trials / effect,
        })
        t.equal(pass !== null && misses <= pass, lower >= 1 - allowed)
        t.equal(fail !== null && misses >= fail, upper < 1 - allowed)
      },
    )
    fc.assert(decided, { seed: 4, numRuns: 200 })
  },
)
