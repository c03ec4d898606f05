import fc from 'fast-check'
import t from 'tap'
import { precisionAt, readingsOf, statedTest } from '../../../conformance/statistics/acting.ts'
import { equalMass, equalWidth } from '../../../conformance/statistics/binning.ts'
import { calibrationOf } from '../../../conformance/statistics/calibration.ts'
import { calibrationError } from '../../../conformance/statistics/calibration-error.ts'
import { calibrationEvidence } from '../../../conformance/statistics/calibration-process.ts'
import { countLimits } from '../../../conformance/statistics/count-limit.ts'
import { corp, murphy } from '../../../conformance/statistics/decomposition.ts'
import { mean } from '../../../conformance/statistics/forecast.ts'
import { rankedScore } from '../../../conformance/statistics/proper-score.ts'
import { riskCoverage } from '../../../conformance/statistics/risk-coverage.ts'
import { evidenceOf } from '../../../conformance/statistics/sequential.ts'
import { spiegelhalter } from '../../../conformance/statistics/spiegelhalter.ts'
import { confidenceView, eventView } from '../../../conformance/statistics/view.ts'
import { generatorOf } from '../../../spec/generator.ts'
import { nouls, oneHot } from './answers.ts'
import { forecastsOf, near } from './reference.ts'

const seed = 4
const share = fc.integer({ min: 0, max: 1000 }).map(thousandth => thousandth / 1000)
const inner = fc.integer({ min: 1, max: 999 }).map(thousandth => thousandth / 1000)
const pairs = fc.array(fc.tuple(share, fc.constantFrom(0, 1)), { minLength: 1, maxLength: 60 })
const forecasts = pairs.map(rows =>
  forecastsOf(
    rows.map(([stated]) => stated),
    rows.map(([, outcome]) => outcome),
  ),
)
const isClose = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9

const holds = <Value>(
  t: { doesNotThrow(run: () => void): boolean | Error },
  values: fc.Arbitrary<Value>,
  law: (value: Value) => boolean,
  numRuns = 200,
) => t.doesNotThrow(() => fc.assert(fc.property(values, law), { seed, numRuns }))

t.test('z is the same for a forecast and its complement', async t => {
  const innerPairs = fc.array(fc.tuple(inner, fc.constantFrom(0, 1)), { minLength: 1 })
  holds(t, innerPairs, rows => {
    const zOf = (turn: boolean[]) =>
      spiegelhalter(
        forecastsOf(
          rows.map(([stated], index) => (turn[index] ? 1 - stated : stated)),
          rows.map(([, outcome], index) => (turn[index] ? 1 - outcome : outcome)),
        ),
      ).z ?? 0
    const none = rows.map(() => false)
    return isClose(zOf(none), zOf(none.map((_, index) => index % 2 === 0)))
  })
})

t.test('CORP and the decompositions add up to the Brier score', async t => {
  holds(t, forecasts, each => {
    const score = mean(each.map(({ stated, outcome }) => (stated - outcome) ** 2))
    const { miscalibration, discrimination, uncertainty } = corp(each)
    const sums = [undefined, 10].map(width => {
      const parts = murphy(each, width)
      const within = parts.withinVariance - parts.withinCovariance
      return parts.reliability - parts.resolution + parts.uncertainty + within
    })
    return [miscalibration - discrimination + uncertainty, ...sums].every(sum =>
      isClose(sum, score),
    )
  })
})

t.test('CORP finds no negative miscalibration and no negative discrimination', async t => {
  holds(t, forecasts, each => {
    const { miscalibration, discrimination } = corp(each)
    return miscalibration >= 0 && discrimination >= -1e-12
  })
})

t.test('the ranked score is the mean distance to the truth less half the mean spread', async t => {
  const weights = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 10 })
  const cases = fc.tuple(
    weights.filter(each => each.some(weight => weight > 0)),
    fc.nat({ max: 9 }),
  )
  holds(t, cases, ([given, level]) => {
    const total = given.reduce((sum, weight) => sum + weight, 0)
    const shares = given.map(weight => weight / total)
    const truth = level % shares.length
    const distance = shares.reduce((sum, p, x) => sum + p * Math.abs(x - truth), 0)
    const spread = shares.flatMap((p, x) => shares.map((q, z) => p * q * Math.abs(x - z)))
    const expected = distance - spread.reduce((sum, each) => sum + each, 0) / 2
    return isClose(rankedScore(shares, oneHot(truth, shares.length)), expected)
  })
})

t.test('who states the exact posterior has an error of exactly 0 at any size', async t => {
  holds(t, fc.array(share, { minLength: 1 }), posteriors => {
    const each = forecastsOf(posteriors, posteriors)
    const bins = [equalWidth(each, 10), equalMass(each, 10)]
    return bins.every(binned => calibrationError(binned).expected === 0)
  })
})

const resampled = { deviation: 0, lower: 0, upper: 0 }

t.test('the order of cases changes no number but those of the order', async t => {
  holds(
    t,
    pairs,
    rows => {
      const statisticsOf = (ordered: typeof rows) => {
        const answers = nouls(
          ordered.map(([stated]) => stated),
          ordered.map(([, outcome]) => outcome),
        )
        const readings = readingsOf(answers)
        const { error, mass, smooth, lower, floor, spiegelhalter } = calibrationOf(
          eventView(answers),
          { isExact: false, resampled, draws: 2, next: () => 0.5 },
        )
        return [
          error.debiased,
          mass.expected,
          smooth,
          lower,
          floor?.mean ?? 0,
          spiegelhalter?.z ?? 0,
          precisionAt(readings, 0.9).interval.lower,
          statedTest(readings).over,
          riskCoverage(confidenceView(answers)).area,
        ]
      }
      const reversed = statisticsOf([...rows].reverse())
      return statisticsOf(rows).every(
        (value, index) =>
          Object.is(value, reversed[index]) || isClose(value, reversed[index] ?? Number.NaN),
      )
    },
    20,
  )
})

t.test('counts that decide never fall as trials grow', async t => {
  holds(
    t,
    fc.tuple(fc.integer({ min: 1, max: 600 }), fc.constantFrom(0.5, 0.1, 0.05, 0.01)),
    ([trials, allowed]) => {
      const [fewer, more] = [countLimits(trials, allowed), countLimits(trials + 1, allowed)]
      const isLower = (one: number | null, other: number | null, none: number) =>
        (one ?? none) <= (other ?? none)
      return (
        isLower(fewer.pass, more.pass, -1) &&
        (fewer.fail === null || (more.fail ?? 0) >= fewer.fail)
      )
    },
  )
})

t.test(
  'less risk is left where the curve is cut, never more than at full coverage of an oracle',
  async t => {
    holds(t, forecasts, each => {
      const { area, oracle, risk } = riskCoverage(each)
      return area >= oracle - 1e-12 && oracle <= risk + 1e-12
    })
  },
)

const runs = 4000
t.test('a bet against the truth at the threshold is worth 1 on average, or less', async t => {
  const next = generatorOf('bet')
  for (const precision of [0.9, 0.85]) {
    const worths = Array.from({ length: runs }, () => {
      let right = 0
      for (let index = 0; index < 60; index += 1) right += next() < precision ? 1 : 0
      return Math.exp(evidenceOf({ right, total: 60 }, 0.9).pass)
    })
    t.ok(mean(worths) <= 1.05, `${mean(worths)} at ${precision}`)
  }
})

t.test('a bet against confidences that are kept is worth 1 on average', async t => {
  const next = generatorOf('kept')
  const worths = Array.from({ length: runs }, () => {
    const stated = Array.from({ length: 10 }, () => 0.5 + 0.45 * next())
    const kept = stated.map(confidence => (next() < confidence ? 1 : 0))
    return Math.exp(calibrationEvidence(forecastsOf(stated, kept)).over)
  })
  near(t, mean(worths), 1, 'mean worth', 0.06)
})
