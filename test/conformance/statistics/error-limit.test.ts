import t from 'tap'
import { equalWidth } from '../../../conformance/statistics/binning.ts'
import { bootstrap, clusteringOf } from '../../../conformance/statistics/bootstrap.ts'
import { calibrationError } from '../../../conformance/statistics/calibration-error.ts'
import { lowerErrorLimit } from '../../../conformance/statistics/error-limit.ts'
import { expectedErrorOf } from '../../../conformance/statistics/resampled.ts'
import { generatorOf } from '../../../spec/generator.ts'
import { flattened } from './draws.ts'
import { near } from './reference.ts'

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
