import type { Judged } from '../judged.ts'
import type { MeasureEnd, MeasureProgress, Measuring } from '../measuring.ts'
import { crossTalk } from '../probes/burst.ts'
import { relayed } from '../relay.ts'
import { counting } from '../tally.ts'
import { judgeCap } from './cap-verdicts.ts'
import { sampleOf, summariesOf } from './cell-summary.ts'
import { capEpisodes, loopsOf } from './evidence.ts'
import { growthOf } from './growth.ts'
import { growthPointsOf, judgeGrowth } from './growth-verdict.ts'
import type { LatencyPlan } from './latency-plan.ts'
import type { Episode, LatencyRecord } from './latency-record.ts'
import { limits } from './limits.ts'
import { type LoadMeasured, measureLoad } from './load/load-measurement.ts'
import { shotsOf, type Unit } from './shots.ts'
import { type Progress, progressTo, type TakingRim } from './taking.ts'
import { unitsAfter, type WarmUp, warmUp } from './warm-up.ts'
import { type Stretch, takeUnits } from './windows.ts'

/** What was measured, before it is judged. */
type Measured = {
  readonly warmUp: WarmUp
  /** What was to be made of the cells. */
  readonly units: readonly Unit[]
  readonly cells: Stretch
  readonly growth: Stretch
  readonly load: LoadMeasured
  readonly crossTalk: Judged
  /** When the measurement began, by the clock. */
  readonly begunMs: number
}

/**
 * Measures how fast a server answers and judges it (L1 to L7).
 *
 * One request at a time comes first, then requests at once where the plan has them. Where nothing more
 * may be sent, what was measured is judged and the rest is inconclusive. Never throws for what the
 * server does.
 */
export async function* measureLatency(
  plan: LatencyPlan,
  real: Measuring,
): AsyncGenerator<MeasureProgress, LatencyRecord> {
  const { measuring, sent } = counting(real)
  const progress = progressTo(plan.requests)
  const rim: TakingRim = { measuring, seed: plan.seed, begunMs: measuring.now(), progress }
  const start = yield* warmUp(plan.warmUp, rim)
  const units = unitsAfter(start, plan.cells)
  progress.expect(requestsOf(units, plan.seed) - requestsOf(plan.cells, plan.seed))
  const cells = yield* takeUnlessEnded(units, 'questions as a client asks them', rim, start)
  const growth = yield* takeUnlessEnded(plan.growth, 'longer and more questions', rim, cells)
  const load = yield* within(progress, measureLoad(plan.load, measuring))
  const mixed = yield* within(progress, crossTalk(plan.crossTalk, measuring))
  const { begunMs } = rim
  const measured = { begunMs, warmUp: start, units, cells, growth, load, crossTalk: mixed }
  const ended = growth.end ?? measuring.ended()
  return { ...recordOf(plan, measured), planned: plan.cost, sent: sent(), ended }
}

const requestsOf = (units: readonly Unit[], seed: string): number =>
  units.reduce((sum, unit) => sum + shotsOf(unit, seed).length, 0)

/** Makes units, or none where what came before was broken off. */
async function* takeUnlessEnded(
  units: readonly Unit[],
  what: string,
  rim: TakingRim,
  { end }: { readonly end: MeasureEnd | null },
): AsyncGenerator<MeasureProgress, Stretch> {
  return end === null ? yield* takeUnits(units, what, rim) : { units: [], windows: [], end }
}

/** Passes on the progress of a part that counts for itself. */
async function* within<Part>(
  progress: Progress,
  part: AsyncGenerator<MeasureProgress, Part>,
): AsyncGenerator<MeasureProgress, Part> {
  const before = progress.done()
  return yield* relayed(part, told => progress.part(told, before))
}

const recordOf = (plan: LatencyPlan, measured: Measured) => {
  const { warmUp: start, units, cells, growth, load } = measured
  const taken = cells.units.flatMap(unit => unit.taken)
  const summaries = summariesOf(taken)
  const { level, seed, isConcurrent } = plan
  return {
    level,
    seed,
    limits,
    isConcurrent,
    startupMs: start.startupMs,
    warmUp: start.requests,
    samples: taken.flatMap(sampleOf),
    cells: summaries,
    loops: loopsOf(cells).map(({ ms }) => ms),
    bursts: load.bursts,
    fleet: load.fleet,
    growth: growth.units.length === 0 ? null : growthOf(growthPointsOf(growth)),
    windows: [...cells.windows, ...growth.windows, ...load.windows],
    episodes: episodesIn(measured),
    verdicts: [
      ...judgeCap({ ...plan, units }, cells, start),
      ...load.verdicts,
      judgeGrowth(plan, growth, summaries),
      measured.crossTalk,
    ],
    notTested: load.notTested,
  }
}

function episodesIn({ cells, load, begunMs }: Measured): readonly Episode[] {
  const { median, tail, loops } = capEpisodes(cells)
  const fleet = load.episodes.map(({ fromMs, toMs, ...episode }) => ({
    ...episode,
    fromMs: fromMs - begunMs,
    toMs: toMs - begunMs,
  }))
  return [...median, ...tail, ...loops, ...fleet]
}
