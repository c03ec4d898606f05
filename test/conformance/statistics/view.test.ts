import t from 'tap'
import { equalMass, equalWidth, membersByMass } from '../../../conformance/statistics/binning.ts'
import { calibrationError } from '../../../conformance/statistics/calibration-error.ts'
import { corp, murphy } from '../../../conformance/statistics/decomposition.ts'
import { mean } from '../../../conformance/statistics/forecast.ts'
import { hosmerLemeshow } from '../../../conformance/statistics/hosmer-lemeshow.ts'
import { isotonicLine, recalibrated } from '../../../conformance/statistics/isotonic.ts'
import { brier, logScore } from '../../../conformance/statistics/proper-score.ts'
import { smoothError, smoothErrorAt } from '../../../conformance/statistics/smooth-error.ts'
import { spiegelhalter } from '../../../conformance/statistics/spiegelhalter.ts'
import { near, reference, views } from './reference.ts'

for (const view of ['event', 'conf'] as const) {
  const forecasts = views[view]
  const numbers = reference.metrics[view]

  for (const width of [5, 10, 15] as const) {
    t.test(`${view}: the error in ${width} bins of equal width is the reference's`, async t => {
      const expected = numbers[`ew${width}`]
      const error = calibrationError(equalWidth(forecasts, width), 1)
      near(t, error.expected, expected.ece, 'expected')
      near(t, error.maximum, expected.mce, 'maximum')
      near(t, error.over, expected.over, 'over')
      near(t, error.rootMeanSquare, expected.l2, 'root mean square')
      near(t, error.debiasedSquare, expected.l2deb[0], 'debiased square')
      near(t, error.debiased, expected.l1deb, 'debiased')
      t.equal(error.bins, expected.bins)
    })
  }

  for (const groups of [4, 5] as const) {
    t.test(`${view}: the error in ${groups} bins of equal size is the reference's`, async t => {
      const expected = numbers[`em${groups}`]
      const error = calibrationError(equalMass(forecasts, groups), 1)
      t.same(
        membersByMass(forecasts, groups).map(({ length }) => length),
        expected.sizes,
      )
      near(t, error.expected, expected.ece, 'expected')
      near(t, error.maximum, expected.mce, 'maximum')
      near(t, error.debiasedSquare, expected.l2deb[0], 'debiased square')
      near(t, error.debiased, expected.l1deb, 'debiased')
    })
  }

  t.test(`${view}: proper scores and means are the reference's`, async t => {
    const log = (clip: number) =>
      mean(forecasts.map(({ stated: p, outcome: y }) => logScore([1 - p, p], [1 - y, y], clip)))
    near(t, mean(forecasts.map(each => brier(each.stated, each.outcome))), numbers.brier, 'Brier')
    near(t, log(1e-15), numbers.logloss15, 'log score, clip 1e-15')
    near(t, log(1e-4), numbers.logloss4, 'log score, clip 1e-4')
    near(t, mean(forecasts.map(({ stated }) => stated)), numbers.meanc, 'mean forecast')
    near(t, mean(forecasts.map(({ outcome }) => outcome)), numbers.acc, 'mean outcome')
  })

  t.test(
    `${view}: Spiegelhalter's test and the Hosmer-Lemeshow test are the reference's`,
    async t => {
      const { z, p } = spiegelhalter(forecasts)
      near(t, z, numbers.spiegel[0], 'z')
      near(t, p, numbers.spiegel[1], 'p of z')
      const test = hosmerLemeshow(forecasts, 4)
      near(t, test.chiSquare, numbers.hl4[0], 'chi-squared')
      near(t, test.p, numbers.hl4[1], 'p of chi-squared')
      t.equal(test.degrees, 4)
    },
  )

  t.test(`${view}: the isotonic line and CORP are the reference's`, async t => {
    const line = isotonicLine(forecasts)
    for (const [index, expected] of numbers.pav.entries()) {
      near(t, recalibrated(line, forecasts[index]?.stated ?? -1), expected, `fit ${index}`)
    }
    const { miscalibration, discrimination, uncertainty } = corp(forecasts)
    near(t, miscalibration, numbers.corp.mcb, 'miscalibration')
    near(t, discrimination, numbers.corp.dsc, 'discrimination')
    near(t, uncertainty, numbers.corp.unc, 'uncertainty')
  })

  for (const [name, width] of [['murphyU'], ['murphy10', 10]] as const) {
    t.test(`${view}: the decomposition ${name} is the reference's`, async t => {
      const expected = numbers[name]
      const parts = murphy(forecasts, width)
      near(t, parts.reliability, expected.rel, 'reliability')
      near(t, parts.resolution, expected.res, 'resolution')
      near(t, parts.uncertainty, expected.unc, 'uncertainty')
      near(t, parts.withinVariance, expected.wbv, 'within variance')
      near(t, parts.withinCovariance, expected.wbc, 'within covariance')
    })
  }

  t.test(`${view}: the smooth error is the reference's`, async t => {
    near(t, smoothErrorAt(forecasts, 0.05), numbers.sm05, 'at 0.05', 1e-7)
    near(t, smoothErrorAt(forecasts, 0.1), numbers.sm10, 'at 0.10', 1e-7)
    near(t, smoothError(forecasts), numbers.smauto[0], 'fixed point', 1e-7)
  })
}

t.test('a point at the edge counts in full in the smooth error', async t => {
  const forecasts = [1, 1, 0.3, 0.7].map((stated, index) => ({
    stated,
    outcome: index === 3 ? 1 : 0,
    cluster: String(index),
  }))
  near(t, smoothErrorAt(forecasts, 0.05), 0.65, 'at 0.05', 5e-3)
})

t.test('a bin is closed on the right, after what binary fractions add is rounded away', async t => {
  const bins = [0, 0.1, 0.1 * 3, 1 - 0.9, 0.30001, 1].map(stated => ({
    stated,
    outcome: 0,
    cluster: '',
  }))
  t.same(
    equalWidth(bins, 10).map(({ count }) => count),
    [3, 1, 1, 1],
  )
})

t.test('equal forecasts are never split, however many edges they reach past', async t => {
  const forecasts = [0.1, 0.5, 0.5, 0.5, 0.5, 0.9].map(stated => ({
    stated,
    outcome: 0,
    cluster: '',
  }))
  t.same(
    equalMass(forecasts, 3).map(({ count }) => count),
    [5, 1],
  )
})
