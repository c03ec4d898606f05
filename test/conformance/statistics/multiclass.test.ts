import t from 'tap'
import { equalWidth } from '../../../conformance/statistics/binning.ts'
import { calibrationError } from '../../../conformance/statistics/calibration-error.ts'
import { mean } from '../../../conformance/statistics/forecast.ts'
import { nearness } from '../../../conformance/statistics/graded-answer.ts'
import {
  brierOver,
  halfStep,
  logScore,
  rankedScore,
} from '../../../conformance/statistics/proper-score.ts'
import { riskCoverage } from '../../../conformance/statistics/risk-coverage.ts'
import { cumulativeView, largestView, optionView } from '../../../conformance/statistics/view.ts'
import { confidenceOf } from '../../../spec/confidence.ts'
import { choices, oneHot, scores } from './answers.ts'
import { forecastsOf, near, reference, views } from './reference.ts'

const { D2, D3 } = reference.data
const numbers = reference.metrics
const chosen = choices(D2.P, D2.y)
const errorIn5 = (forecasts: Parameters<typeof equalWidth>[0]): number =>
  calibrationError(equalWidth(forecasts, 5)).expected

t.test('the error option by option and of the largest probability is the reference’s', async t => {
  const each = [0, 1, 2].map(option => errorIn5(optionView(chosen, option)))
  for (const [option, expected] of numbers.D2.classwise.entries()) {
    near(t, each[option], expected, `option ${option}`)
  }
  near(t, mean(each), numbers.D2.cwece, 'mean')
  near(t, errorIn5(largestView(chosen)), numbers.D2.topece5, 'largest')
})

t.test('scores over options are the reference’s', async t => {
  const over = (of: (stated: number[], truth: number[]) => number) =>
    mean(D2.P.map((stated, index) => of(stated, oneHot(D2.y[index] ?? -1, 3))))
  near(t, over(brierOver), numbers.D2.brierMulti, 'Brier')
  near(
    t,
    over((stated, truth) => logScore(stated, truth, 1e-15)),
    numbers.D2.logloss,
    'log score',
  )
})

t.test('the risk-coverage curve is the reference’s, of a choice and of yes/no answers', async t => {
  const normalised = D2.P.map(shares => Number(confidenceOf('normalised', shares).toFixed(12)))
  for (const [index, expected] of numbers.D2.norm.entries()) {
    near(t, normalised[index], expected, `confidence ${index}`)
  }
  const right = largestView(chosen).map(({ outcome }) => outcome)
  for (const [forecasts, expected] of [
    [forecastsOf(normalised, right), numbers.D2.rc],
    [views.conf, numbers.conf.rc],
  ] as const) {
    const { area, risk, oracle, excess } = riskCoverage(forecasts)
    near(t, area, expected.aurc, 'area')
    near(t, risk, expected.risk, 'risk')
    near(t, oracle, expected.oracle, 'oracle')
    near(t, excess, expected.eaurc, 'excess')
  }
})

t.test('ranked scores of levels are the reference’s', async t => {
  const each = D3.P.map((stated, index) => rankedScore(stated, oneHot(D3.y[index] ?? -1, 5)))
  for (const [index, expected] of numbers.D3.rps.entries())
    near(t, each[index], expected, `${index}`)
  near(t, mean(each), numbers.D3.mean, 'mean')
  near(t, mean(each) / 4, numbers.D3.meanNorm, 'mean of four')
})

t.test('five of six scores are at most one level off', async t => {
  near(t, mean(scores(D3.P, D3.y).map(nearness)), 5 / 6, 'near')
})

t.test('a cumulative view holds one forecast an answer below the top level', async t => {
  const answers = scores(D3.P, D3.y)
  const view = cumulativeView(answers, 1)
  t.same(
    view.map(({ outcome }) => outcome),
    [1, 0, 0, 0, 1, 0],
  )
  near(t, view[0]?.stated, 0.9, 'first')
  t.same(cumulativeView(answers, 4), [])
})

t.test('half the step a server rounds to is found from what it states', async t => {
  t.equal(halfStep([0.25, 0.5, 1]), 0.005)
  t.equal(halfStep([0, 1]), 0.5)
  t.equal(halfStep([0.123]), 0.0005)
  t.equal(halfStep([1 / 3, 0.5]), 5e-7)
})
