import type { Level } from '../corpus/case.ts'
import type { Judged } from '../judged.ts'
import type { Cost, MeasureEnd, MeasureLevel } from '../measuring.ts'
import type { GradedAnswer } from '../statistics/graded-answer.ts'
import type { Reliability } from '../statistics/reliability.ts'
import type { RiskPoint } from '../statistics/risk-coverage.ts'

/** Whose cases: hard truths, exact posteriors, a file of the user's own. */
export type Population = 'hard' | 'exact' | 'own'

/** An answer beside its truth and the exchange it came in. */
export type MeasuredAnswer = GradedAnswer & {
  readonly case: string
  readonly population: Population
  readonly level: Level | null
  readonly exchange: number
}

/** A bar of the histogram of what was stated. */
export type StatedBar = {
  readonly from: number
  readonly to: number
  readonly count: number
  /** How many came true; a sum of posteriors where the truth is one. */
  readonly right: number
}

/** One type of answers of one population, as it is drawn: types are never pooled. */
export type CalibrationView = {
  /** `noul.hard`. */
  readonly id: string
  /** "yes/no questions with a sure truth". */
  readonly title: string
  /** What is on the horizontal axis: "stated probability of yes". */
  readonly stated: string
  readonly count: number
  /** Expected calibration error, ten bins; beside it its limits and what noise alone would show. */
  readonly estimate: number
  readonly lower: number
  readonly upper: number
  readonly floor: { readonly mean: number; readonly q95: number } | null
  readonly reliability: Reliability
  readonly histogram: readonly StatedBar[]
  readonly risk: readonly RiskPoint[]
}

/** Calibration as it was measured; part of the run record. */
export type CalibrationRecord = {
  readonly level: MeasureLevel
  readonly corpus: {
    readonly version: number
    readonly partition: string
    readonly seed: string
    /** SHA-256 of the seed, to be published before a run and compared after it. */
    readonly commitment: string
    /** The name of the user's own file, or null. */
    readonly own: string | null
  }
  /** At or above it a yes is acted on; a probability, whole thousandths. */
  readonly threshold: number
  /** C1 is judged at the threshold less this. */
  readonly margin: number
  readonly planned: Cost
  readonly sent: Cost
  readonly ended: MeasureEnd | null
  readonly verdicts: readonly Judged[]
  readonly answers: readonly MeasuredAnswer[]
  readonly views: readonly CalibrationView[]
  /** What was left out, a sentence each. */
  readonly notTested: readonly string[]
}
