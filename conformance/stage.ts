import type { CalibrationRecord } from './calibration/calibration-record.ts'
import type { LatencyRecord } from './latency/latency-record.ts'
import type { Cost, MeasureProgress, Measuring, Paced } from './measuring.ts'

/** What may be measured after the checks, in this order. */
export const stageNames = ['calibration', 'latency'] as const

/** The name of something measured after the checks. */
export type StageName = (typeof stageNames)[number]

/** A measurement that is planned and can be made. */
export type Stage<Kept> = {
  /** At most this is sent. */
  readonly cost: Cost
  /** What of it is sent on a clock of its own, for how long the run takes. */
  readonly paced?: Paced | null
  /** Makes the measurement; what the server does is never thrown, nor is an early end. */
  measure(measuring: Measuring): AsyncGenerator<MeasureProgress, Kept>
}

/** The measurements of a run; what is left out was not asked for. */
export type Stages = {
  readonly calibration?: Stage<CalibrationRecord>
  readonly latency?: Stage<LatencyRecord>
}

/** What happens in a measurement, as it happens. */
export type StageEvent =
  | { readonly type: 'stage-started'; readonly stage: StageName; readonly cost: Cost }
  | {
      readonly type: 'stage-progress'
      readonly stage: StageName
      readonly progress: MeasureProgress
    }

/** Makes a measurement, told as events, and gives what it keeps. */
export async function* makeStage<Kept>(
  name: StageName,
  stage: Stage<Kept>,
  measuring: Measuring,
): AsyncGenerator<StageEvent, Kept> {
  yield { type: 'stage-started', stage: name, cost: stage.cost }
  const steps = stage.measure(measuring)
  for (;;) {
    const step = await steps.next()
    if (step.done === true) return step.value
    yield { type: 'stage-progress', stage: name, progress: step.value }
  }
}
