import { binOf } from '../statistics/binning.ts'
import { type Calibration, WIDTH } from '../statistics/calibration.ts'
import type { Forecast } from '../statistics/forecast.ts'
import { type RiskPoint, riskCoverage } from '../statistics/risk-coverage.ts'
import { confidenceView, eventView } from '../statistics/view.ts'
import type { CalibrationView, Population, StatedBar } from './calibration-record.ts'
import { isNoul, isPooled, type Summary } from './summary.ts'

const truths: Readonly<Record<Population, string>> = {
  hard: 'with a sure truth',
  exact: 'with an exact posterior',
  own: 'of your own',
}

const kinds = { noul: 'yes/no questions', choice: 'choices', score: 'scores' } as const

/** Gives what pictures are drawn from: one view for each type, population and kind of truth, none pooled. */
export const viewsOf = (summaries: readonly Summary[]): CalibrationView[] =>
  summaries.flatMap(summary => {
    const { type, population, isExact } = summary
    const nouls = summary.answers.filter(isNoul)
    const [calibration, forecasts] =
      type === 'noul'
        ? [summary.event, eventView(nouls.filter(isPooled))]
        : [summary.confidence, confidenceView(summary.answers)]
    if (calibration === null) return []
    const isApart = population === 'own' && isExact
    return [
      {
        id: `${type}.${population}${isApart ? '.exact' : ''}`,
        title: `${kinds[type]} ${truths[population]}${isApart ? ', with a posterior' : ''}`,
        stated: type === 'noul' ? 'stated probability of yes' : 'stated confidence',
        ...drawn(calibration, forecasts),
        risk: thinned(riskCoverage(confidenceView(summary.answers)).points),
      },
    ]
  })

function drawn(calibration: Calibration, forecasts: readonly Forecast[]) {
  const { count, estimate, lower, upper, floor, reliability } = calibration
  return {
    count,
    estimate,
    lower,
    upper,
    floor: floor === null ? null : { mean: floor.mean, q95: floor.upper },
    reliability,
    histogram: histogramOf(forecasts),
  }
}

function histogramOf(forecasts: readonly Forecast[]): StatedBar[] {
  const bars = Array.from({ length: WIDTH }, () => ({ count: 0, right: 0 }))
  for (const { stated, outcome } of forecasts) {
    const bar = bars[binOf(stated, WIDTH)]
    if (bar === undefined) continue
    bar.count += 1
    bar.right += outcome
  }
  return bars.map((bar, at) => ({ from: at / WIDTH, to: (at + 1) / WIDTH, ...bar }))
}

// More points than a picture has pixels in width are of no use in the record.
const MOST_POINTS = 200

function thinned(points: readonly RiskPoint[]): RiskPoint[] {
  const step = Math.ceil(points.length / MOST_POINTS)
  return points.filter((_, at) => at % step === 0 || at === points.length - 1)
}
