import type {
  CalibrationRecord,
  CalibrationView,
  MeasuredAnswer,
} from '../../../conformance/calibration/calibration-record.ts'
import { summaries } from '../../../conformance/calibration/summary.ts'
import { viewsOf } from '../../../conformance/calibration/views.ts'
import type { GradedNoul } from '../../../conformance/statistics/graded-answer.ts'
import { generatorOf } from '../../../spec/generator.ts'

/** How a decider of the samples states what it believes. */
export type Temper = 'calibrated' | 'overconfident'

/** Gives yes/no answers of a decider of that temper, each about a state of its own. */
export function sampleAnswers(temper: Temper, count: number, seed = 'sample'): GradedNoul[] {
  const next = generatorOf(`${seed} ${temper}`)
  return Array.from({ length: count }, (_, index) => {
    // Most deciders are sure of most cases: a logit with heavy shoulders.
    const logit = (next() + next() - 1) * 6
    const believed = 1 / (1 + Math.exp(-logit))
    const stated = temper === 'calibrated' ? believed : 1 / (1 + Math.exp(-2.2 * logit))
    const isTrue = next() < believed
    return {
      type: 'noul',
      family: 'sample',
      cluster: `state ${index}`,
      stratum: 'all',
      truth: isTrue ? [0, 1] : [1, 0],
      isExact: false,
      noul: Math.round(stated * 100) / 100,
    }
  })
}

/** Gives the view of answers as it stands in a run record; there has to be one answer at least. */
export function viewOf(answers: readonly GradedNoul[]): CalibrationView {
  const judging = {
    level: 'standard',
    seed: 'sample',
    threshold: 0.9,
    margin: 0,
    resamples: 200,
  } as const
  const [view = emptyView] = viewsOf(summaries(answers.map(measured), judging))
  return view
}

/** Gives a view of `count` answers of a decider of that temper. */
export const sampleView = (temper: Temper, count = 300): CalibrationView =>
  viewOf(sampleAnswers(temper, count))

/** Gives a view without a single answer. */
export const emptyView: CalibrationView = {
  id: 'noul.own',
  title: 'yes/no questions of your own',
  stated: 'stated probability of yes',
  count: 0,
  estimate: Number.NaN,
  lower: Number.NaN,
  upper: Number.NaN,
  floor: null,
  reliability: { points: [], line: [] },
  histogram: [],
  risk: [],
}

/** Gives calibration as a run records it, without verdicts. */
export function sampleCalibration(temper: Temper, count = 300): CalibrationRecord {
  const answers = sampleAnswers(temper, count)
  const sent = { requests: count, questions: count, characters: count * 600 }
  return {
    level: 'standard',
    corpus: { version: 1, partition: 'dev', seed: 'sample', commitment: '0'.repeat(64), own: null },
    threshold: 0.9,
    margin: 0.05,
    planned: sent,
    sent,
    ended: null,
    verdicts: [],
    answers: answers.map(measured),
    views: [viewOf(answers)],
    notTested: [],
  }
}

const measured = (answer: GradedNoul, index: number): MeasuredAnswer => ({
  ...answer,
  case: `sample-${index}`,
  population: 'hard',
  level: 'L1',
  exchange: index,
})
