import type { Case } from '../corpus/case.ts'
import type { Judged } from '../judged.ts'
import type { Cost, MeasureLevel, MeasureProgress, Measuring } from '../measuring.ts'
import { probe } from '../probes/measurement.ts'
import { planProbes } from '../probes/plan.ts'

/** The probes without labels, C5, as a part of the measurement of calibration. */
export type ProbePart = {
  readonly cost: Cost
  /** The known cases of its requests. */
  readonly cases: readonly Case[]
  /** Asks and judges; `threshold` is the confidence from which on a client acts on a yes. */
  run(measuring: Measuring, threshold: number): AsyncGenerator<MeasureProgress, readonly Judged[]>
}

/** Gives the probes of a level. */
export function probePart(level: MeasureLevel, seed: string): ProbePart {
  // None of these asks two things at once.
  const plan = planProbes({ level, seed, isConcurrent: false })
  return {
    cost: plan.cost,
    cases: plan.cases,
    run: (measuring, threshold) => probe(plan, measuring, threshold),
  }
}
