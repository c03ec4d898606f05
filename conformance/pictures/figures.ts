import type { CalibrationRecord } from '../calibration/calibration-record.ts'
import type { LatencyRecord } from '../latency/latency-record.ts'
import { burstFigure } from './burst.ts'
import type { Figure } from './figure.ts'
import { growthFigure } from './growth.ts'
import { histogramFigure } from './histogram.ts'
import { latencyFigure } from './latency.ts'
import { reliabilityFigure } from './reliability.ts'
import { riskFigure } from './risk.ts'

/** Gives the pictures of calibration: three for each type of answers of each population that has any. */
export const calibrationFigures = ({ views }: CalibrationRecord): readonly Figure[] =>
  views
    .filter(({ count }) => count > 0)
    .flatMap(view => [reliabilityFigure(view), histogramFigure(view), riskFigure(view)])

/** Gives the pictures of speed, each where something of it was measured. */
export const latencyFigures = (record: LatencyRecord): readonly Figure[] => [
  ...(record.samples.length > 0 ? [latencyFigure(record)] : []),
  ...(record.bursts.length > 0 ? [burstFigure(record)] : []),
  ...(record.growth === null ? [] : [growthFigure(record)]),
]

/** Gives every picture of a run: calibration, then speed; none of what was not asked for. */
export const figuresOf = (run: {
  readonly calibration: CalibrationRecord | null
  readonly latency: LatencyRecord | null
}): readonly Figure[] => [
  ...(run.calibration === null ? [] : calibrationFigures(run.calibration)),
  ...(run.latency === null ? [] : latencyFigures(run.latency)),
]
