import { generatorOf } from '../../spec/generator.ts'
import {
  actingOn,
  type Precision,
  type PriorShift,
  precisionAt,
  priorShift,
  type Reading,
  readingsOf,
  statedTest,
} from './acting.ts'
import {
  bootstrap,
  type Clustering,
  clusteringOf,
  type Resampled,
  type Statistic,
} from './bootstrap.ts'
import { type Calibration, calibrationOf, resampledError } from './calibration.ts'
import { type CalibrationEvidence, calibrationEvidence } from './calibration-process.ts'
import { type Estimate, estimateOf, type Reckoning } from './estimate.ts'
import { type GradedNoul, sameTruth } from './graded-answer.ts'
import { type NoulScores, noulScores } from './noul-scores.ts'
import type { CountTest } from './poisson-binomial.ts'
import { areaOf, ratioOf } from './resampled.ts'
import { type RiskCoverage, riskCoverage } from './risk-coverage.ts'
import { type Evidence, evidenceOf } from './sequential.ts'
import { suggestedThreshold } from './suggested-threshold.ts'
import { confidenceView, eventView } from './view.ts'

/** Every statistic of the yes/no answers of a run whose truths are all labels or all exact posteriors. */
export type NoulStatistics = {
  readonly event: Calibration
  readonly confidence: Calibration
  readonly scores: NoulScores
  readonly acting: Acting
  readonly ranking: RiskCoverage & { readonly estimate: Estimate }
  /** Evidence gathered in the order of asking; null for exact posteriors. */
  readonly process: CalibrationEvidence | null
}

/** What acting at the threshold would come to. */
export type Acting = {
  /** The yes side: what a client acts on. */
  readonly yes: Precision
  readonly both: Precision
  /** Yes-side precision with the limits of the bootstrap, within 0 and 1: for display, for no verdict. Null without any. */
  readonly resampled: Estimate | null
  /** The exact over and under test of the yes side; null without answers and for exact posteriors. */
  readonly test: CountTest | null
  /** Anytime-valid evidence on the yes side; null for exact posteriors and thresholds of 0.5 and 1. */
  readonly evidence: Evidence | null
  readonly prior: PriorShift
  readonly suggested: Precision | null
}

/**
 * Gives every statistic of yes/no answers with its limits.
 *
 * Throws a RangeError without answers, and where labels and exact posteriors are mixed: they carry
 * different noise. The same answers and seed give the same numbers.
 */
export function noulStatistics(
  answers: readonly GradedNoul[],
  { threshold, resamples, seed }: Reckoning,
): NoulStatistics {
  const isExact = sameTruth(answers)
  const [event, confidence] = [eventView(answers), confidenceView(answers)]
  const readings = readingsOf(answers)
  const clustering = clusteringOf(answers)
  const resampled = bootstrap(
    clustering.count,
    [
      resampledError(event, clustering),
      resampledError(confidence, clustering),
      precisionOf(readings, threshold, clustering),
      areaOf(confidence, clustering),
    ],
    resamples,
    generatorOf(`bootstrap noul ${seed}`),
  )
  const at = (index: number): Resampled => resampled[index] ?? nothing
  const next = generatorOf(`noise noul ${seed}`)
  const basis = { isExact, draws: resamples, next }
  const ranking = riskCoverage(confidence)
  return {
    event: calibrationOf(event, { ...basis, resampled: at(0) }),
    confidence: calibrationOf(confidence, { ...basis, resampled: at(1) }),
    scores: noulScores(event, { isExact, clustering }),
    acting: actingAt(readings, { threshold, isExact, spread: at(2) }),
    ranking: { ...ranking, estimate: estimateOf(ranking.area, at(3)) },
    process: isExact ? null : calibrationEvidence(confidence),
  }
}

const nothing: Resampled = { deviation: Number.NaN, lower: Number.NaN, upper: Number.NaN }

function precisionOf(
  readings: readonly Reading[],
  threshold: number,
  clustering: Clustering,
): Statistic {
  const acting = new Set(actingOn(readings, threshold))
  const acts = readings.map(reading => (acting.has(reading) ? 1 : 0))
  const hits = readings.map(reading => (acting.has(reading) ? reading.right : 0))
  return ratioOf(hits, acts, clustering)
}

type ActingBasis = {
  readonly threshold: number
  readonly isExact: boolean
  readonly spread: Resampled
}

function actingAt(
  readings: readonly Reading[],
  { threshold, isExact, spread }: ActingBasis,
): Acting {
  const acting = actingOn(readings, threshold)
  const yes = precisionAt(readings, threshold)
  return {
    yes,
    both: precisionAt(readings, threshold, { side: 'both' }),
    resampled: yes.share === null ? null : withinShares(estimateOf(yes.share, spread)),
    test: isExact || acting.length === 0 ? null : statedTest(acting),
    evidence: isExact || !canBet(threshold) ? null : evidenceOf(yes.count, threshold),
    prior: priorShift(readings, threshold),
    suggested: suggestedThreshold(readings),
  }
}

/** Cuts the limits of a share at 0 and 1. */
const withinShares = ({ value, lower, upper }: Estimate): Estimate => ({
  value,
  lower: Math.max(0, lower),
  upper: Math.min(1, upper),
})

const canBet = (threshold: number): boolean => threshold > 0.5 && threshold < 1
