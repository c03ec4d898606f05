import type { Case } from '../corpus/case.ts'
import type { Judged } from '../judged.ts'
import type { Cost, MeasureLevel, MeasureProgress, Measuring } from '../measuring.ts'
import { probe } from '../probes/measurement.ts'
import { costOf, planProbes } from '../probes/plan.ts'

/** The probes without labels, C5, as a part of the measurement of calibration. */
export type ProbePart = {
  readonly cost: Cost
  /** The known cases of its requests. */
  readonly cases: readonly Case[]
  /** What the first so many requests come to. */
  costOfFirst(requests: number): Cost
  run(measuring: Measuring): AsyncGenerator<MeasureProgress, readonly Judged[]>
}

/** Gives the probes of a level, which ask one request at a time. */
export function probePart(level: MeasureLevel, seed: string): ProbePart {
  const plan = planProbes({ level, seed, isConcurrent: false })
  const asks = plan.probes.flatMap(each => each.asks)
  return {
    cost: plan.cost,
    cases: plan.cases,
    costOfFirst: requests => costOf(asks.slice(0, requests)),
    run: measuring => probe(plan, measuring),
  }
}
