import type { Case } from '../corpus/case.ts'
import { costOfRequest, sumOfCosts } from '../cost.ts'
import type { Cost, MeasureLevel } from '../measuring.ts'
import { basesOf } from './bases.ts'
import { createDrafting } from './drafting.ts'
import type { Material, ProbeId } from './probe.ts'
import { probes } from './probes.ts'
import { sizes } from './sizes.ts'
import type { ProbeAsk, Trial } from './trial.ts'

/** What decides a plan, all of it. */
export type ProbeChoice = {
  readonly level: MeasureLevel
  readonly seed: string
  /** Of no account here: these probes ask one request at a time; see `planCrossTalk`. */
  readonly isConcurrent: boolean
}

/** The requests of one probe and what they are compared for. */
export type PlannedProbe = {
  readonly id: ProbeId
  readonly what: string
  /** Requests that no probe before has made. */
  readonly asks: readonly ProbeAsk[]
  readonly trials: readonly Trial[]
}

/** All that the probes of a level will ask, in order; pure, so that it can be counted before. */
export type ProbePlan = ProbeChoice & {
  readonly probes: readonly PlannedProbe[]
  /** The known cases of all requests, as `fake --truth` reads them. */
  readonly cases: readonly Case[]
  readonly cost: Cost
}

/** Plans the probes of a level: the same level and seed give the same requests. */
export function planProbes(choice: ProbeChoice): ProbePlan {
  const { level, seed } = choice
  const drafting = createDrafting(`probes ${level} ${seed}`)
  const bases = basesOf(sizes[level], seed, drafting)
  const material: Material = { bases, sizes: sizes[level], seed, drafting }
  const known = new Set<ProbeAsk>()
  const planned = probes.map(({ id, asks: what, draft }): PlannedProbe => {
    const trials = draft(material)
    const asks = new Set(trials.flatMap(({ places }) => places.map(({ ask }) => ask)))
    const fresh = [...asks].filter(ask => !known.has(ask))
    for (const ask of fresh) known.add(ask)
    return { id, what, asks: fresh, trials }
  })
  return { ...choice, probes: planned, cases: casesOf(known), cost: costOf(known) }
}

/** Gives the cases of requests, each question about a state once. */
export function casesOf(asks: Iterable<ProbeAsk>): Case[] {
  const cases = [...asks].flatMap(ask => ask.cases)
  const distinct = new Map(cases.map(each => [JSON.stringify([each.state, each.question]), each]))
  return [...distinct.values()]
}

/** Gives what it costs to make requests once. */
export function costOf(asks: Iterable<ProbeAsk>): Cost {
  return sumOfCosts([...asks].map(costOfRequest))
}
