import t from 'tap'
import { precisionAt, readingsOf } from '../../../conformance/statistics/acting.ts'
import { binLaws } from '../../../conformance/statistics/bin-law.ts'
import { noiseFloor } from '../../../conformance/statistics/noise-floor.ts'
import { suggestedThreshold } from '../../../conformance/statistics/suggested-threshold.ts'
import { eventView } from '../../../conformance/statistics/view.ts'
import { generatorOf } from '../../../spec/generator.ts'
import { nouls } from './answers.ts'
import { drawAnswers } from './draws.ts'
import { near } from './reference.ts'

t.test('the noise floor of a calibrated decider is the reference’s', async t => {
  for (const [count, mean, upper] of [
    [231, 0.041, 0.064],
    [1000, 0.02, 0.033],
  ] as const) {
    const confident = drawAnswers('floor', count).map(each => ({
      ...each,
      noul: Math.max(each.noul, 1 - each.noul),
    }))
    const floor = noiseFloor(binLaws(eventView(confident), 10), 2000, generatorOf('floor'))
    near(t, floor.mean, mean, `mean at ${count}`, 0.004)
    near(t, floor.upper, upper, `upper at ${count}`, 0.006)
  }
})

t.test('a threshold is suggested where its lower limit, the error shared, reaches it', async t => {
  const all = (yes: number) =>
    readingsOf(nouls(Array<number>(20).fill(0.95), Array<number>(20).fill(yes)))
  t.equal(suggestedThreshold(all(1))?.threshold, 0.5)
  t.equal(suggestedThreshold(all(0)), null)
})

t.test('the limits of a precision under exact posteriors err seldom', async t => {
  const next = generatorOf('precision')
  const runs = 100
  let missed = 0
  for (let run = 0; run < runs; run += 1) {
    // One posterior in ten is 0.3, as a decider that errs now and then has it; their mean is 0.921.
    const posteriors = Array.from({ length: 29 }, () => (next() < 0.1 ? 0.3 : 0.99))
    const stated = posteriors.map(() => 0.95)
    const { interval } = precisionAt(readingsOf(nouls(stated, posteriors, true)), 0.9)
    if (interval.lower > 0.921) missed += 1
  }
  t.ok(missed <= 0.05 * runs, `${missed} of ${runs}`)
})
