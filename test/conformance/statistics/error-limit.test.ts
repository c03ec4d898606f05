import fc from 'fast-check'
import t from 'tap'
import { equalMass, equalWidth } from '../../../conformance/statistics/binning.ts'
import { bootstrap, clusteringOf } from '../../../conformance/statistics/bootstrap.ts'
import { calibrationError } from '../../../conformance/statistics/calibration-error.ts'
import { lowerErrorLimit } from '../../../conformance/statistics/error-limit.ts'
import { expectedErrorOf } from '../../../conformance/statistics/resampled.ts'
import { sweepError } from '../../../conformance/statistics/sweep.ts'
import { generatorOf } from '../../../spec/generator.ts'
import { flattened } from './draws.ts'
import { forecastsOf, near, views } from './reference.ts'

const width = 10
const cases = 600

/** Draws runs of 600 labelled answers whose truth is flatter by a temperature, and counts verdicts. */
function verdictsAt(temperature: number, runs: number, resamples: number) {
  let [passes, fails] = [0, 0]
  for (let run = 0; run < runs; run += 1) {
    const forecasts = flattened(`limit ${temperature} ${run}`, cases, temperature)
    const { debiased } = calibrationError(equalWidth(forecasts, width))
    if (lowerErrorLimit(forecasts, width, debiased) > 0.05) fails += 1
    if (resamples === 0) continue
    const clustering = clusteringOf(forecasts)
    const statistic = expectedErrorOf(forecasts, clustering, width)
    const [spread] = bootstrap(cases, [statistic], resamples, generatorOf(`spread ${run}`))
    if ((spread?.upper ?? 1) <= 0.1) passes += 1
  }
  return { passes: passes / runs, fails: fails / runs }
}

// Temperatures whose true errors are those of the page: 0.05, 0.08, 0.1 and 0.15.
t.test('a decider whose error is exactly the limit fails about once in 20 runs', async t => {
  const { fails } = verdictsAt(1.434, 2000, 0)
  t.ok(fails > 0.03 && fails < 0.07, `${fails}`)
})

t.test('a decider far over the limit fails as often as the reference’s', async t => {
  near(t, verdictsAt(1.768, 500, 0).fails, 0.55, 'of 0.08', 0.08)
  near(t, verdictsAt(2.034, 500, 0).fails, 0.91, 'of 0.1', 0.05)
  t.equal(verdictsAt(2.941, 200, 0).fails, 1)
})

t.test('a calibrated decider passes, and fails in none of 2,000 runs', async t => {
  t.equal(verdictsAt(1, 2000, 0).fails, 0)
  t.equal(verdictsAt(1, 100, 200).passes, 1)
})

t.test('a state with several answers counts once', async t => {
  const one = flattened('clusters', cases, 2)
  const twice = [...one, ...one]
  const { debiased } = calibrationError(equalWidth(one, width))
  near(
    t,
    lowerErrorLimit(twice, width, debiased),
    lowerErrorLimit(one, width, debiased),
    'the limit of the same answers twice',
    1e-6,
  )
})

t.test('the limit of answers about one state is 0', async t => {
  const forecasts = [0.9, 0.8].map(stated => ({ stated, outcome: 0, cluster: 'one' }))
  t.equal(lowerErrorLimit(forecasts, width, 0.85), 0)
})

t.test('the error of a sweep is the reference’s', async t => {
  // By fractions, from the definition: the bins are those of 5 and of 4 of equal size.
  t.same(sweepError(views.event).bins, 5)
  near(t, sweepError(views.event).expected, 0.0845, 'event view')
  t.same(sweepError(views.conf).bins, 4)
  near(t, sweepError(views.conf).expected, 0.0815, 'confidence view')
})

t.test('a sweep has the most bins of equal size of which all fewer rise', async t => {
  const share = fc.integer({ min: 0, max: 20 }).map(step => step / 20)
  const rows = fc.array(fc.tuple(share, fc.constantFrom(0, 1)), { minLength: 1, maxLength: 40 })
  const law = fc.property(rows, given => {
    const forecasts = forecastsOf(
      given.map(([stated]) => stated),
      given.map(([, outcome]) => outcome),
    )
    const isRising = (groups: number) => {
      const outcomes = equalMass(forecasts, groups).map(({ outcome }) => outcome)
      return outcomes.every((outcome, index) => outcome >= (outcomes[index - 1] ?? 0))
    }
    let groups = 1
    while (groups < forecasts.length && isRising(groups + 1)) groups += 1
    const expected = calibrationError(equalMass(forecasts, groups))
    const got = sweepError(forecasts)
    return got.bins === expected.bins && Math.abs(got.expected - expected.expected) < 1e-9
  })
  t.doesNotThrow(() => fc.assert(law, { seed: 4 }))
})
