import type { Judged } from '../judged.ts'
import { inMs } from '../wording.ts'
import { samplesOf, summariesOf } from './cell-summary.ts'
import { capEpisodes, capSamples, loopsOf, withoutLoss } from './evidence.ts'
import { circumstances, episodeFact, failureFact, quantileFact } from './facts.ts'
import type { LatencyPlan } from './latency-plan.ts'
import { levelSizes } from './levels.ts'
import { limits } from './limits.ts'
import type { Unit } from './shots.ts'
import { judgeTimes, type TimeClaim, type TimeEvidence } from './time-verdict.ts'
import type { WarmUp } from './warm-up.ts'
import type { Stretch } from './windows.ts'

const cap = 'questions about 6,000 characters'

/** What L1 claims. */
export const medianClaim: TimeClaim = {
  id: 'L1',
  title: `the median time for ${cap}, the most a client sends, is at most ${inMs(limits.medianMs)}`,
  what: cap,
  quantile: 0.5,
  limitMs: limits.medianMs,
}

/** What L2 claims, of the quantile that its level has. */
export const tailClaim = (quantile: number): TimeClaim => ({
  id: 'L2',
  title: `${Math.round(quantile * 100)}% of ${cap} are answered within ${inMs(limits.tailMs)}`,
  what: cap,
  quantile,
  limitMs: limits.tailMs,
})

/** What L3 claims. */
export const loopClaim: TimeClaim = {
  id: 'L3',
  title: `95% of a client's loops get both answers, to the stuck question and the rerank, within ${inMs(limits.tailMs)}`,
  what: 'loops that ask both questions',
  quantile: 0.95,
  limitMs: limits.tailMs,
}

type CapPlan = Pick<LatencyPlan, 'level' | 'seed'> & {
  /** What was to be made. */
  readonly units: readonly Unit[]
}

/** Judges the median and the tail of questions about 6,000 characters, and the budget of a loop (L1, L2, L3). */
export function judgeCap(
  { level, seed, units }: CapPlan,
  cells: Stretch,
  warmUp: WarmUp,
): readonly Judged[] {
  const { end } = cells
  const taken = cells.units.flatMap(unit => unit.taken)
  const { tail } = levelSizes[level]
  const planned = units.filter(({ kind }) => kind === 'loop').length
  const shared = { planned, end, level, seed }
  const timed = withoutLoss(capSamples(taken), end)
  const times = timed.map(({ ms }) => ms)
  const episodes = capEpisodes(cells)
  const common: Omit<TimeEvidence, 'facts'> = { ...shared, timed }
  const median = judgeTimes(medianClaim, {
    ...common,
    facts: [
      ...circumstances(summariesOf(taken), warmUp),
      ...episodeFact(limits.medianMs, episodes.median),
      ...failureFact(timed),
    ],
  })
  const late = judgeTimes(tailClaim(tail), {
    ...common,
    facts: [
      quantileFact('slowest', times, 1),
      ...episodeFact(limits.tailMs, episodes.tail),
      ...failureFact(timed),
    ],
  })
  return [
    median,
    late,
    judgeLoops(cells, shared, median.outcome === 'pass' && late.outcome !== 'fail'),
  ]
}

/** Judges loops; where the stuck question alone is in time, the client leaves the rerank out and goes on. */
function judgeLoops(
  cells: Stretch,
  shared: Omit<TimeEvidence, 'facts' | 'timed'>,
  isStuckInTime: boolean,
): Judged {
  const loops = withoutLoss(loopsOf(cells), cells.end)
  const reranks = samplesOf(
    cells.units.flatMap(({ taken }) => taken),
    'R',
    'fresh',
  )
  const times = reranks.map(({ ms }) => ms)
  const judged = judgeTimes(loopClaim, {
    ...shared,
    timed: loops,
    facts: [
      quantileFact('median of the rerank', times, 0.5),
      quantileFact('95th percentile of the rerank', times, 0.95),
      ...episodeFact(limits.tailMs, capEpisodes(cells).loops),
      ...failureFact(reranks),
    ],
  })
  if (judged.outcome !== 'fail' || !isStuckInTime) return judged
  const says = `${judged.says} The stuck question alone is in time: a client goes on without the rerank.`
  return { ...judged, outcome: 'warn', says }
}
