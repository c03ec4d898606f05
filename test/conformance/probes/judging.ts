import type { Judged } from '../../../conformance/judged.ts'
import type { MeasureLevel } from '../../../conformance/measuring.ts'
import { crossTalk } from '../../../conformance/probes/burst.ts'
import { planCrossTalk } from '../../../conformance/probes/cross-talk.ts'
import { probe } from '../../../conformance/probes/measurement.ts'
import { type ProbePlan, planProbes } from '../../../conformance/probes/plan.ts'
import { type Decider, type Manner, simulated } from './simulated.ts'

/** Runs a measurement to its end. */
export async function ended<Result>(run: AsyncGenerator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = await run.next()
    if (step.done === true) return step.value
  }
}

const plans = new Map<string, ProbePlan>()

/** Plans once what many deciders are asked. */
function planOf(level: MeasureLevel, seed: string): ProbePlan {
  const name = `${level} ${seed}`
  const plan = plans.get(name) ?? planProbes({ level, seed, isConcurrent: false })
  plans.set(name, plan)
  return plan
}

/** What is judged of a decider at a level. */
export async function judgedOf(
  decider: Decider,
  level: MeasureLevel,
  seed: string,
  manner: Manner = {},
  threshold = 0.9,
): Promise<readonly Judged[]> {
  const plan = planOf(level, seed)
  return ended(probe(plan, simulated(plan.cases, decider, { seed, ...manner }), threshold))
}

/** What is judged of a decider that is asked about 16 states at once. */
export async function talkOf(
  decider: Decider,
  level: MeasureLevel,
  seed: string,
  manner: Manner = {},
): Promise<Judged> {
  const plan = planCrossTalk({ level, seed, isConcurrent: true })
  return ended(crossTalk(plan, simulated(plan.cases, decider, { seed, ...manner })))
}

/** Gives the ids of what came out so. */
export const idsOf = (judged: readonly Judged[], outcome: Judged['outcome']): string[] =>
  judged.filter(each => each.outcome === outcome).map(({ id }) => id)

/** Finds one verdict. */
export function verdict(judged: readonly Judged[], id: string): Judged {
  const found = judged.find(each => each.id === id)
  if (found === undefined) throw new Error(`expected a verdict ${id}`)
  return found
}
