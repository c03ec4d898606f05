import t from 'tap'
import type {
  MeasuredAnswer,
  Population,
} from '../../../conformance/calibration/calibration-record.ts'
import { excessOf } from '../../../conformance/calibration/exact-facts.ts'
import { type Summary, summaries } from '../../../conformance/calibration/summary.ts'
import type { GradedAnswer } from '../../../conformance/statistics/graded-answer.ts'
import { temperatureOf } from '../../../conformance/statistics/recalibration.ts'
import { eventView } from '../../../conformance/statistics/view.ts'
import { choices, nouls, scores } from '../statistics/answers.ts'
import { drawAnswers, softened } from '../statistics/draws.ts'
import { near, reference } from '../statistics/reference.ts'
import { judging } from './answers.ts'

const { D2, D3 } = reference.data

const measured = (answers: readonly GradedAnswer[], population: Population): MeasuredAnswer[] =>
  answers.map((answer, at) => ({
    ...answer,
    case: String(at),
    population,
    level: null,
    exchange: at,
  }))

function only(answers: readonly MeasuredAnswer[], seed = judging.seed): Summary {
  const [summary, ...others] = summaries(answers, { ...judging, seed })
  if (summary === undefined || others.length > 0) throw new RangeError('expected one summary')
  return summary
}

t.test('the same answers and seed give the same numbers', async t => {
  const answers = measured(drawAnswers('same', 300), 'hard')
  t.same(only(answers), only(answers))
})

t.test('another seed moves what is resampled and nothing else', async t => {
  const answers = measured(drawAnswers('seeds', 300), 'hard')
  const [one, other] = ['1', '2'].map(seed => only(answers, seed).event)
  t.not(one?.upper, other?.upper)
  t.not(one?.floor?.upper, other?.floor?.upper)
  const still = { upper: 0, floor: null }
  t.same({ ...one, ...still }, { ...other, ...still })
})

t.test('labels among exact posteriors are summed up apart', async t => {
  const mixed = [...nouls([0.5], [1]), ...nouls([0.5], [0.5], true)]
  const found = summaries(measured(mixed, 'own'), judging)
  t.same(
    found.map(({ isExact, answers }) => [isExact, answers.length]),
    [
      [false, 1],
      [true, 1],
    ],
  )
})

t.test('who knows the exact posterior has no error, no excess and no interval', async t => {
  const answers = measured(softened('perfect', 240, 1), 'exact')
  const { event } = only(answers)
  t.same([event?.estimate, event?.lower, event?.upper], [0, 0, 0])
  t.same(excessOf(answers), { value: 0, lower: 0, upper: 0 })
  t.same([event?.floor, event?.spiegelhalter], [null, null])
})

for (const [times, error, excess] of [
  [1.5, 0.049, 0.0034],
  [2, 0.078, 0.0088],
] as const) {
  t.test(`logits times ${times} show the reference's error against exact posteriors`, async t => {
    const nouls = softened('over', 4000, times)
    const answers = measured(nouls, 'exact')
    const { event } = only(answers)
    near(t, event?.estimate, error, 'error', 0.003)
    near(t, excessOf(answers)?.value, excess, 'excess', 0.0005)
    near(t, temperatureOf(eventView(nouls), 5e-7)?.temperature, times, 'temperature', 0.02)
    const { estimate = 0, lower = 1, upper = 0 } = event ?? {}
    t.ok(lower < estimate && estimate < upper + 0.001)
  })
}

t.test('a choice is summed up by each option, and by its confidence', async t => {
  const { event, confidence } = only(measured(choices(D2.P, D2.y), 'own'))
  t.same([event?.count, confidence?.count], [3 * D2.P.length, D2.P.length])
})

t.test('a score is summed up by each level or less, and by its confidence', async t => {
  const { event, confidence } = only(measured(scores(D3.P, D3.y), 'own'))
  t.same([event?.count, confidence?.count], [4 * D3.P.length, D3.P.length])
})

t.test('answers without probabilities have no events, and are judged by confidence', async t => {
  const bare = choices(D2.P, D2.y).map(answer => ({ ...answer, probabilities: null }))
  const { event, confidence } = only(measured(bare, 'own'))
  t.same([event, confidence?.count], [null, D2.P.length])
})
