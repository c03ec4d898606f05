import { isDeepStrictEqual } from 'node:util'
import type { CalibrationRecord } from '../../conformance/calibration/calibration-record.ts'
import { measureCalibration } from '../../conformance/calibration/measure.ts'
import { certify } from '../../conformance/certify.ts'
import { createFake } from '../../fake/create.ts'
import { type DeciderName, deciders } from './deciders.ts'
import { calibrationOf, casesOf, options, type Plans, recordsOf } from './observing.ts'

/** How one run over real connections compares with the same in this process. */
export type Comparison = {
  readonly decider: DeciderName
  readonly seed: string
  readonly answers: number
  /** How many answers differ in any bit, or are missing on one side. */
  readonly different: number
  /** The verdicts that differ, by id. */
  readonly verdicts: readonly string[]
}

// What one check needs to say that a server is there; measuring comes after it.
const reached = 'endpoint.reached'

/** Runs a decider over HTTP as `decider-kit certify` does, and in this process, and compares every answer. */
export async function compare(plans: Plans, name: DeciderName): Promise<Comparison> {
  const { seed } = plans
  const [there, here] = [await overHttp(plans, name), await recordsOf(plans, deciders[name])]
  const own = here.calibration
  const pairs = Math.max(there.answers.length, own?.answers.length ?? 0)
  const isSame = (at: number) =>
    isDeepStrictEqual(withoutExchange(there.answers[at]), withoutExchange(own?.answers[at]))
  const outcomes = new Map(own?.verdicts.map(({ id, outcome }) => [id, outcome]))
  return {
    decider: name,
    seed,
    answers: pairs,
    different: Array.from({ length: pairs }, (_, at) => at).filter(at => !isSame(at)).length,
    verdicts: there.verdicts
      .filter(each => outcomes.get(each.id) !== each.outcome)
      .map(({ id }) => id),
  }
}

// Over HTTP the check before has used up the first numbers.
const withoutExchange = (answer: CalibrationRecord['answers'][number] | undefined) => ({
  ...answer,
  exchange: 0,
})

async function overHttp(plans: Plans, name: DeciderName): Promise<CalibrationRecord> {
  const decider = deciders[name]
  const plan = calibrationOf(plans, decider)
  const fake = await createFake({
    seed: plans.seed,
    truth: { cases: casesOf(plans, decider), dials: decider.dials },
    journal: { limit: 1 },
  })
  try {
    const steps = certify(fake.url, {
      seed: plans.seed,
      only: [reached],
      now: () => performance.now(),
      date: () => new Date(),
      stages: {
        calibration: {
          cost: plan.cost,
          measure: measuring => measureCalibration(plan, measuring, options),
        },
      },
    })
    for (;;) {
      const step = await steps.next()
      if (step.done !== true) continue
      if (step.value.calibration !== null) return step.value.calibration
      throw new Error(
        `the run over HTTP kept no calibration: ${JSON.stringify(step.value.results)}`,
      )
    }
  } finally {
    await fake.stop()
  }
}
