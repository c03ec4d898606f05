import type { OwnCases } from './calibration/plan.ts'
import { type Concurrency, isConcurrent } from './concurrency.ts'
import { calibrationMissing, marginTooLarge, timeoutTooShort } from './errors.ts'
import { limits } from './latency/limits.ts'
import type { MeasureLevel } from './measuring.ts'
import type { Stages } from './stage.ts'

/** What is to be measured after the checks, and how it is judged. */
export type MeasureChoice = {
  /** Decides everything random. */
  readonly seed: string
  /** How much calibration is measured; `off` by default. */
  readonly calibration?: MeasureLevel | 'off'
  /** How much speed is measured; `off` by default. */
  readonly latency?: MeasureLevel | 'off'
  /** Asked beside the corpus. */
  readonly ownCases?: OwnCases
  /** At or above it a yes is acted on: a probability in whole thousandths; 0.9 by default. */
  readonly threshold?: number
  /** Taken off the threshold for C1; 0 by default. */
  readonly margin?: number
  /** How long one exchange may take, in ms. */
  readonly timeoutMs?: number
}

/** The confidence a client acts at unless it is told otherwise. */
export const DEFAULT_THRESHOLD = 0.9

/** Throws a UsageError where what decides calibration was given and calibration not asked for, the margin leaves nothing, or times are cut off. */
export const refuseMeasures = (choice: MeasureChoice): void => {
  const { calibration = 'off', ownCases, threshold = DEFAULT_THRESHOLD, margin = 0 } = choice
  if (margin >= threshold) throw marginTooLarge(margin, threshold)
  const { latency = 'off', timeoutMs } = choice
  // What is cut off counts as slower than any limit: a server would fail for the client's impatience.
  if (latency !== 'off' && timeoutMs !== undefined && timeoutMs <= limits.tailMs) {
    throw timeoutTooShort(timeoutMs, limits.tailMs)
  }
  if (calibration !== 'off') return
  if (ownCases !== undefined) throw calibrationMissing('--corpus')
  if (choice.threshold !== undefined) throw calibrationMissing('--threshold')
  if (choice.margin !== undefined) throw calibrationMissing('--margin')
}

/**
 * Plans the measurements of a run against the server at `url`, null where it is yet to be launched.
 *
 * Pure: the same choice gives the same requests, and their cost is known before anything is sent.
 * Throws a UsageError for what `refuseMeasures` refuses.
 */
export const planStages = async (
  url: string | null,
  choice: MeasureChoice & Concurrency,
): Promise<Stages> => {
  refuseMeasures(choice)
  const { calibration = 'off', latency = 'off' } = choice
  const isAtOnce = isConcurrent(url, choice)
  return {
    ...(calibration !== 'off' && {
      calibration: await calibrationStage(calibration, isAtOnce, choice),
    }),
    ...(latency !== 'off' && { latency: await latencyStage(latency, isAtOnce, choice) }),
  }
}

// Both bring the statistics with them, which a run that measures nothing does without.
const calibrationStage = async (
  level: MeasureLevel,
  isAtOnce: boolean,
  choice: MeasureChoice & Concurrency,
): Promise<Required<Stages>['calibration']> => {
  const { planCalibration } = await import('./calibration/plan.ts')
  const { measureCalibration } = await import('./calibration/measure.ts')
  const { seed, ownCases = null, threshold = DEFAULT_THRESHOLD, margin = 0 } = choice
  const plan = planCalibration({ level, seed, own: ownCases })
  const parallel = isAtOnce ? (choice.parallel ?? 1) : 1
  return {
    cost: plan.cost,
    measure: measuring => measureCalibration(plan, measuring, { threshold, margin, parallel }),
  }
}

const latencyStage = async (
  level: MeasureLevel,
  isAtOnce: boolean,
  { seed }: MeasureChoice,
): Promise<Required<Stages>['latency']> => {
  const { planLatency } = await import('./latency/latency-plan.ts')
  const { measureLatency } = await import('./latency/latency-measurement.ts')
  const plan = planLatency({ level, seed, isConcurrent: isAtOnce })
  return {
    cost: plan.cost,
    paced: plan.load.paced,
    measure: measuring => measureLatency(plan, measuring),
  }
}
