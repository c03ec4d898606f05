import type { CalibrationRecord } from '../../conformance/calibration/calibration-record.ts'
import { measureCalibration } from '../../conformance/calibration/measure.ts'
import { type CalibrationPlan, planCalibration } from '../../conformance/calibration/plan.ts'
import type { Judged } from '../../conformance/judged.ts'
import { measureLatency } from '../../conformance/latency/latency-measurement.ts'
import { type LatencyPlan, planLatency } from '../../conformance/latency/latency-plan.ts'
import type { LatencyRecord } from '../../conformance/latency/latency-record.ts'
import { type LoadMeasured, measureLoad } from '../../conformance/latency/load/load-measurement.ts'
import { type LoadPlan, planLoad } from '../../conformance/latency/load/load-plan.ts'
import { crossTalk as measureCrossTalk } from '../../conformance/probes/burst.ts'
import { createTruth, prepareCases, type TruthCase } from '../../fake/truth.ts'
import { believed } from './beliefs.ts'
import { type Decider, type DeciderName, deciders, type Measured } from './deciders.ts'
import { measureInProcess } from './in-process.ts'
import { noisy } from './noise.ts'
import type { Observation } from './observation.ts'
import { createVirtualTime } from './virtual-time.ts'

/** The requests of every run with one seed: planned once for all deciders. */
export type Plans = {
  readonly seed: string
  readonly calibration: CalibrationPlan
  readonly speed: LatencyPlan
  /** At level certify, for its bursts and its fleet. */
  readonly load: LoadPlan
}

/** How answers are judged: as the command line does where nothing else is asked. */
export const options = { threshold: 0.9, margin: 0, parallel: 1 } as const

/** Plans the runs of a seed at level standard. */
export function plansOf(seed: string): Plans {
  const own = { seed, isConcurrent: true }
  return {
    seed,
    calibration: planCalibration({ level: 'standard', seed, own: null }),
    speed: planLatency({ ...own, level: 'standard' }),
    load: planLoad({ ...own, level: 'certify' }),
  }
}

/** What was measured of a decider, as the run record has it. */
export type Records = {
  readonly calibration: CalibrationRecord | null
  readonly speed: LatencyRecord | null
  readonly load: LoadMeasured | null
  readonly crossTalk: Judged | null
}

/**
 * Gives the cases of a run as a decider believes them.
 *
 * Those of the probes it knows: what it made of each wording by itself would not agree with itself.
 */
export function casesOf({ calibration, speed, seed }: Plans, { belief }: Decider): TruthCase[] {
  const hard = new Set(
    calibration.cases.flatMap(({ role, state }) => (role === 'hard' ? [state] : [])),
  )
  return [...calibration.corpus, ...speed.crossTalk.cases].map(each =>
    hard.has(each.state) ? believed(each, belief, seed) : each,
  )
}

/** Runs what is measured of a decider in this process, on a clock of its own. */
export async function recordsOf(plans: Plans, decider: Decider): Promise<Records> {
  const { seed } = plans
  const time = createVirtualTime()
  const prepared = await prepareCases({ cases: casesOf(plans, decider), dials: decider.dials })
  const hands = () => {
    const truth = createTruth({ ...prepared, seed, sleep: time.sleep })
    const told = decider.noise === 0 ? truth : noisy(truth, decider.noise, seed)
    return measureInProcess({ truth: told, seed, time })
  }
  const has = (part: Measured) => decider.measured.includes(part)
  const run = <Kept>(is: boolean, steps: () => AsyncGenerator<unknown, Kept>) =>
    is ? time.drive(ended(steps())) : null
  return {
    calibration: await run(has('calibration') || has('probes'), () =>
      measureCalibration(calibrationOf(plans, decider), hands(), options),
    ),
    speed: await run(has('speed'), () => measureLatency(plans.speed, hands())),
    load: await run(has('load'), () => measureLoad(plans.load, hands())),
    crossTalk: await run(has('crossTalk'), () => measureCrossTalk(plans.speed.crossTalk, hands())),
  }
}

/** Gives the part of calibration that is measured of a decider. */
export const calibrationOf = ({ calibration }: Plans, { measured }: Decider): CalibrationPlan =>
  measured.includes('probes') ? calibration : { ...calibration, probes: null }

async function ended<Kept>(steps: AsyncGenerator<unknown, Kept>): Promise<Kept> {
  for (;;) {
    const step = await steps.next()
    if (step.done === true) return step.value
  }
}

/** Sums up a run of a decider. */
export async function observe(plans: Plans, name: DeciderName): Promise<Observation> {
  const { calibration, speed, load, crossTalk } = await recordsOf(plans, deciders[name])
  const records = [calibration, speed, load].flatMap(record => record ?? [])
  const verdicts = [
    ...records.flatMap((record): readonly Judged[] => record.verdicts),
    ...(crossTalk === null ? [] : [crossTalk]),
  ]
  return {
    decider: name,
    seed: plans.seed,
    verdicts: Object.fromEntries(verdicts.map(({ id, outcome }) => [id, outcome])),
    reasons: Object.fromEntries(
      verdicts.flatMap(({ id, reason }) => (reason ? [[id, reason]] : [])),
    ),
    episodes: speed?.episodes.length ?? 0,
    serial: [speed, load]
      .flatMap(record => record?.bursts ?? [])
      .flatMap(({ size, serialMs }) => (serialMs === null ? [] : [size])),
    requests: records.reduce((sum, { sent }) => sum + sent.requests, 0),
  }
}
