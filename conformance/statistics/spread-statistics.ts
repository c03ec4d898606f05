import { generatorOf } from '../../spec/generator.ts'
import { bootstrap, type Clustering, clusteringOf, type Resampled } from './bootstrap.ts'
import { type Calibration, calibrationOf, resampledError } from './calibration.ts'
import { type Estimate, estimateOf, meanOf, type Reckoning } from './estimate.ts'
import { type Forecast, mean } from './forecast.ts'
import { type GradedChoice, type GradedScore, nearness, sameTruth } from './graded-answer.ts'
import {
  brierOver,
  divergence,
  excessBrier,
  halfStep,
  isImpossible,
  logScore,
  rankedScore,
} from './proper-score.ts'
import { areaOf } from './resampled.ts'
import { type RiskCoverage, riskCoverage } from './risk-coverage.ts'
import {
  confidenceView,
  cumulativeView,
  largestView,
  optionView,
  type Spread,
  withProbabilities,
} from './view.ts'

/** Every statistic of the choices, or of the scores, of a run whose truths are all labels or all posteriors. */
export type SpreadStatistics = {
  /** The confidence as a client reads it, as if it were the probability of being right. */
  readonly confidence: Calibration
  /** The largest probability; null where no answer states probabilities. */
  readonly largest: Calibration | null
  /** A choice: each option against the rest. A score: each level or less. Empty without probabilities. */
  readonly events: readonly Calibration[]
  /** The mean of the expected errors of `events`: of a choice the classwise error; null without any. */
  readonly classwise: number | null
  readonly ranking: RiskCoverage & { readonly estimate: Estimate }
  /** Of the answers that state probabilities; null without any. */
  readonly scores: SpreadScores | null
  /** The share of scores at most one level off; null for a choice. */
  readonly near: Estimate | null
}

/** Proper scores of stated distributions. */
export type SpreadScores = {
  /** A choice: the sum form, from 0 to 2. A score: the ranked score, from 0 to one less than its levels. */
  readonly proper: Estimate
  /** The ranked score by one less than the levels; the proper score itself for a choice. */
  readonly normalised: Estimate
  readonly log: Estimate
  /** What is lost against the exact posterior: sum of (p - q)^2; null for labels. */
  readonly excess: Estimate | null
  /** KL(q || p) in nats; null for labels. */
  readonly divergence: Estimate | null
  readonly clip: number
  /** How often something true was stated as impossible. */
  readonly impossible: number
}

// Beyond so many options a one-against-the-rest error is one of options that hardly ever are chosen.
const MOST_OPTIONS = 8

/** Gives every statistic of choices with its limits; throws a RangeError without answers or with both kinds of truth. */
export function choiceStatistics(
  answers: readonly GradedChoice[],
  reckoning: Reckoning,
): SpreadStatistics {
  const stated = withProbabilities(answers)
  const options = Math.max(0, ...stated.map(({ probabilities }) => probabilities.length))
  const events =
    options > MOST_OPTIONS ? [] : Array.from({ length: options }, (_, k) => optionView(stated, k))
  return statisticsOf(answers, { stated, events, proper: brierOver }, reckoning)
}

/** Gives every statistic of scores with its limits; throws a RangeError without answers or with both kinds of truth. */
export function scoreStatistics(
  answers: readonly GradedScore[],
  reckoning: Reckoning,
): SpreadStatistics {
  const stated = withProbabilities(answers)
  const levels = Math.max(1, ...stated.map(({ probabilities }) => probabilities.length))
  const events = Array.from({ length: levels - 1 }, (_, level) => cumulativeView(stated, level))
  const statistics = statisticsOf(answers, { stated, events, proper: rankedScore }, reckoning)
  return { ...statistics, near: meanOf(answers.map(nearness), clusteringOf(answers)) }
}

type Stated = (GradedChoice | GradedScore) & Spread
type Proper = (stated: readonly number[], truth: readonly number[]) => number
type Distributions = {
  readonly stated: readonly Stated[]
  readonly events: readonly (readonly Forecast[])[]
  readonly proper: Proper
}

function statisticsOf(
  answers: readonly (GradedChoice | GradedScore)[],
  { stated, events, proper }: Distributions,
  { resamples, seed }: Reckoning,
): SpreadStatistics {
  const isExact = sameTruth(answers)
  const type = answers[0]?.type
  const next = generatorOf(`bootstrap ${type} ${seed}`)
  const noise = generatorOf(`noise ${type} ${seed}`)
  const judged = (forecasts: readonly Forecast[]): Calibration => {
    const clustering = clusteringOf(forecasts)
    const statistic = resampledError(forecasts, clustering)
    const [resampled = nothing] = bootstrap(clustering.count, [statistic], resamples, next)
    return calibrationOf(forecasts, { isExact, resampled, draws: resamples, next: noise })
  }
  const confidence = confidenceView(answers)
  const clustering = clusteringOf(answers)
  const area = areaOf(confidence, clustering)
  const [spread = nothing] = bootstrap(clustering.count, [area], resamples, next)
  const ranking = riskCoverage(confidence)
  const byEvent = events.map(judged)
  return {
    confidence: judged(confidence),
    largest: stated.length === 0 ? null : judged(largestView(stated)),
    events: byEvent,
    classwise: byEvent.length === 0 ? null : mean(byEvent.map(({ error }) => error.expected)),
    ranking: { ...ranking, estimate: estimateOf(ranking.area, spread) },
    scores: stated.length === 0 ? null : scoresOf(stated, proper, isExact),
    near: null,
  }
}

const nothing: Resampled = { deviation: Number.NaN, lower: Number.NaN, upper: Number.NaN }

function scoresOf(stated: readonly Stated[], proper: Proper, isExact: boolean): SpreadScores {
  const clustering: Clustering = clusteringOf(stated)
  const clip = halfStep(stated.flatMap(({ probabilities }) => probabilities))
  const over = (of: Proper): Estimate =>
    meanOf(
      stated.map(({ probabilities, truth }) => of(probabilities, truth)),
      clustering,
    )
  const isScore = stated[0]?.type === 'score'
  return {
    proper: over(proper),
    normalised: over((p, q) => proper(p, q) / (isScore ? p.length - 1 : 1)),
    log: over((p, q) => logScore(p, q, clip)),
    excess: isExact ? over(excessBrier) : null,
    divergence: isExact ? over((p, q) => divergence(p, q, clip)) : null,
    clip,
    impossible: stated.filter(({ probabilities, truth }) => isImpossible(probabilities, truth))
      .length,
  }
}
