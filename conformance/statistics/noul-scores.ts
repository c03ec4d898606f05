import type { Clustering } from './bootstrap.ts'
import { type Corp, corp } from './decomposition.ts'
import { type Estimate, meanOf } from './estimate.ts'
import { type Forecast, mean } from './forecast.ts'
import { brier, halfStep, isImpossible, logScore } from './proper-score.ts'
import {
  type RecalibrationLine,
  recalibrationLine,
  type Temperature,
  temperatureOf,
} from './recalibration.ts'

/** Proper scores of yes/no answers, and what they say is wrong. */
export type NoulScores = {
  readonly brier: Estimate
  /** What is lost against the exact posterior: (p - q)^2; null for labels. */
  readonly excess: Estimate | null
  /** 1 less the score over that of the base rate; null where every outcome is the same. */
  readonly skill: number | null
  readonly log: Estimate
  /** How far off 0 and 1 the logarithmic score keeps a probability. */
  readonly clip: number
  /** How often something true was stated as impossible. */
  readonly impossible: number
  readonly corp: Corp
  readonly line: RecalibrationLine | null
  readonly temperature: Temperature | null
}

/** What `noulScores` needs beside the event view. */
export type NoulScoreBasis = {
  readonly isExact: boolean
  readonly clustering: Clustering
}

/** Gives the proper scores of yes/no answers from the event view. */
export function noulScores(
  event: readonly Forecast[],
  { isExact, clustering }: NoulScoreBasis,
): NoulScores {
  const base = mean(event.map(({ outcome }) => outcome))
  const uncertainty = base * (1 - base)
  const clip = halfStep(event.map(({ stated }) => stated))
  const pairs = event.map(({ stated, outcome }) => [sharesOf(stated), sharesOf(outcome)] as const)
  const over = (of: (forecast: Forecast) => number): Estimate => meanOf(event.map(of), clustering)
  const score = over(({ stated, outcome }) => brier(stated, outcome))
  return {
    brier: score,
    excess: isExact ? over(({ stated, outcome }) => (stated - outcome) ** 2) : null,
    skill: uncertainty > 0 ? 1 - score.value / uncertainty : null,
    log: meanOf(
      pairs.map(([stated, truth]) => logScore(stated, truth, clip)),
      clustering,
    ),
    clip,
    impossible: pairs.filter(([stated, truth]) => isImpossible(stated, truth)).length,
    corp: corp(event),
    line: recalibrationLine(event, clip),
    temperature: temperatureOf(event, clip),
  }
}

const sharesOf = (yes: number): number[] => [1 - yes, yes]
