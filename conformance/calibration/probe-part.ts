import type { Case } from '../corpus/case.ts'
import type { Judged } from '../judged.ts'
import type { Cost, MeasureLevel, MeasureProgress, Measuring } from '../measuring.ts'

/** The probes without labels, C5, as a part of the measurement of calibration. */
export type ProbePart = {
  readonly cost: Cost
  /** The known cases of its requests. */
  readonly cases: readonly Case[]
  run(measuring: Measuring): AsyncGenerator<MeasureProgress, readonly Judged[]>
}

/** Gives the probes of a level, or null while this kit has none. */
export const probePart = (_level: MeasureLevel, _seed: string): ProbePart | null => null
