import t from 'tap'
import { binLaws } from '../../../conformance/statistics/bin-law.ts'
import { mean } from '../../../conformance/statistics/forecast.ts'
import { noiseFloor } from '../../../conformance/statistics/noise-floor.ts'
import { noulStatistics } from '../../../conformance/statistics/noul-statistics.ts'
import {
  choiceStatistics,
  scoreStatistics,
} from '../../../conformance/statistics/spread-statistics.ts'
import { eventView } from '../../../conformance/statistics/view.ts'
import { generatorOf } from '../../../spec/generator.ts'
import { choices, nouls, scores } from './answers.ts'
import { drawAnswers, softened } from './draws.ts'
import { near, reference } from './reference.ts'

const reckoning = { threshold: 0.9, resamples: 200, seed: '1' }
const { D2, D3 } = reference.data

t.test('the same answers and seed give the same numbers', async t => {
  const answers = drawAnswers('same', 300)
  t.same(noulStatistics(answers, reckoning), noulStatistics(answers, reckoning))
})

t.test('another seed moves what is resampled and nothing else', async t => {
  const answers = drawAnswers('seeds', 300)
  const [one, other] = ['1', '2'].map(seed => noulStatistics(answers, { ...reckoning, seed }))
  t.not(one?.event.upper, other?.event.upper)
  t.equal(one?.event.estimate, other?.event.estimate)
  t.same(one?.acting.yes, other?.acting.yes)
  t.same(one?.scores, other?.scores)
})

t.test('no answers, and labels among exact posteriors, are refused', async t => {
  t.throws(() => noulStatistics([], reckoning), { message: /got no answers/ })
  const mixed = [...nouls([0.5], [1]), ...nouls([0.5], [0.5], true)]
  t.throws(() => noulStatistics(mixed, reckoning), { message: /labels and exact posteriors/ })
})

t.test('who knows the exact posterior has no error, no excess and no interval', async t => {
  const { event, scores } = noulStatistics(softened('perfect', 240, 1), reckoning)
  t.same([event.estimate, event.lower, event.upper], [0, 0, 0])
  t.same(scores.excess, { value: 0, lower: 0, upper: 0 })
  t.same([event.floor, event.spiegelhalter], [null, null])
})

for (const [times, error, excess] of [
  [1.5, 0.049, 0.0034],
  [2, 0.078, 0.0088],
] as const) {
  t.test(`logits times ${times} show the reference's error against exact posteriors`, async t => {
    const { event, scores } = noulStatistics(softened('over', 4000, times), reckoning)
    near(t, event.estimate, error, 'error', 0.003)
    near(t, scores.excess?.value, excess, 'excess', 0.0005)
    near(t, scores.temperature?.temperature, times, 'temperature', 0.02)
    t.ok(event.lower < event.estimate && event.estimate < event.upper + 0.001)
  })
}

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

t.test('a confidence sums up a choice apart from its largest probability', async t => {
  const statistics = choiceStatistics(choices(D2.P, D2.y), reckoning)
  near(t, statistics.scores?.proper.value, 0.390425, 'Brier', 5e-7)
  t.equal(statistics.scores?.impossible, 0)
  t.equal(statistics.events.length, 3)
  const errors = statistics.events.map(({ error }) => error.expected)
  near(t, statistics.classwise, mean(errors), 'classwise')
  t.equal(statistics.near, null)
})

t.test('a score is judged by its levels and by how near it is', async t => {
  const statistics = scoreStatistics(scores(D3.P, D3.y), reckoning)
  near(t, statistics.scores?.proper.value, 0.5125, 'ranked score')
  near(t, statistics.scores?.normalised.value, 0.128125, 'normalised')
  t.equal(statistics.events.length, 4)
  near(t, statistics.near?.value, 5 / 6, 'near')
})

t.test('answers without probabilities have no scores, and are judged by confidence', async t => {
  const bare = choices(D2.P, D2.y).map(answer => ({ ...answer, probabilities: null }))
  const { scores, largest, events, classwise, confidence } = choiceStatistics(bare, reckoning)
  t.same([scores, largest, events, classwise], [null, null, [], null])
  t.equal(confidence.count, 8)
})

t.test(
  'a threshold is suggested where the lower limit reaches it, with the error shared',
  async t => {
    const few = noulStatistics(
      nouls(Array<number>(20).fill(0.95), Array<number>(20).fill(1)),
      reckoning,
    )
    t.equal(few.acting.suggested?.threshold, 0.5)
    const wrong = noulStatistics(
      nouls(Array<number>(20).fill(0.95), Array<number>(20).fill(0)),
      reckoning,
    )
    t.equal(wrong.acting.suggested, null)
  },
)

t.test(
  'the limits of a precision under exact posteriors err seldom, those resampled often',
  async t => {
    const next = generatorOf('precision')
    let [exact, resampled] = [0, 0]
    const runs = 100
    for (let run = 0; run < runs; run += 1) {
      // One posterior in ten is 0.3, as a decider that errs now and then has it; their mean is 0.921.
      const posteriors = Array.from({ length: 29 }, () => (next() < 0.1 ? 0.3 : 0.99))
      const { acting } = noulStatistics(
        nouls(
          posteriors.map(() => 0.95),
          posteriors,
          true,
        ),
        { threshold: 0.9, resamples: 50, seed: String(run) },
      )
      if (acting.yes.interval.lower > 0.921) exact += 1
      if ((acting.resampled?.lower ?? 0) > 0.921) resampled += 1
      t.ok((acting.resampled?.upper ?? 0) <= 1)
    }
    t.ok(exact <= 0.05 * runs, `exact: ${exact} of ${runs}`)
    t.ok(resampled > 0.1 * runs, `resampled: ${resampled} of ${runs}`)
  },
)
