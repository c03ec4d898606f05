import { NONE_AT_ONCE } from '../../concurrency.ts'
import { type Judged, judgedOf } from '../../judged.ts'
import type { Cost, MeasureEnd, MeasureProgress, Measuring } from '../../measuring.ts'
import { relayed } from '../../relay.ts'
import { counting } from '../../tally.ts'
import type { BurstSummary, Episode, FleetSummary, MeasureWindow } from '../latency-record.ts'
import { type BurstMeasured, measureBurst } from './burst.ts'
import { burstClaim, judgeBurst } from './burst-verdict.ts'
import { type FleetMeasured, measureFleet } from './fleet.ts'
import { fleetClaim, judgeFleet } from './fleet-verdict.ts'
import { allSizes, burstRequests, fleetRequests, type LoadPlan } from './load-plan.ts'
import { leastShare } from './share-verdict.ts'

/** What requests at once and on a clock came to. */
export type LoadMeasured = {
  readonly bursts: readonly BurstSummary[]
  readonly fleet: FleetSummary | null
  readonly windows: readonly MeasureWindow[]
  /** Of the fleet, in ms of the clock. */
  readonly episodes: readonly Episode[]
  /** L4 of each size of the level, and L5 at certify. */
  readonly verdicts: readonly Judged[]
  readonly sent: Cost
  /** What was not measured, a sentence each. */
  readonly notTested: readonly string[]
}

/**
 * Measures bursts, from the smallest, then the paced fleet, and judges them (L4, L5).
 *
 * A server that is gone or a run that may send nothing more leaves the rest inconclusive. Never
 * throws for what the server does.
 */
export async function* measureLoad(
  plan: LoadPlan,
  real: Measuring,
): AsyncGenerator<MeasureProgress, LoadMeasured> {
  const { measuring, sent } = counting(real)
  const progress = progressTo(plan.requests)
  const nextRequest = inTurn(burstRequests(plan.seed))
  const bursts: BurstMeasured[] = []
  let over: MeasureEnd | null = null
  for (const burst of plan.bursts) {
    const rim = { nextRequest, measuring, over }
    const what = `bursts of ${burst.size}`
    const measured: BurstMeasured = yield* relayed(measureBurst(burst, rim), count =>
      progress(count, what),
    )
    bursts.push(measured)
    over = measured.ended
  }
  const rim = { requestOf: fleetRequests(plan.seed), measuring, over }
  const fleet =
    plan.fleet === null
      ? null
      : yield* relayed(measureFleet(plan.fleet, rim), count => progress(count, 'a paced fleet'))
  return measuredOf(plan, bursts, fleet, sent())
}

/** Gives the values of `valueAt` from 0 on, one a call. */
const inTurn = <T>(valueAt: (index: number) => T): (() => T) => {
  let index = -1
  return () => {
    index += 1
    return valueAt(index)
  }
}

/** Counts requests that came to an end; more than planned where a window was measured again. */
const progressTo = (planned: number): ((count: number, what: string) => MeasureProgress) => {
  let done = 0
  return (count, what) => {
    done += count
    return { done, total: Math.max(done, planned), what }
  }
}

const measuredOf = (
  plan: LoadPlan,
  bursts: readonly BurstMeasured[],
  fleet: FleetMeasured | null,
  sent: Cost,
): LoadMeasured => ({
  bursts: bursts.filter(({ summary }) => summary.rounds > 0).map(({ summary }) => summary),
  fleet: hasArrivals(fleet) ? fleet.summary : null,
  windows: [
    ...bursts.flatMap(({ windows }) => windows),
    ...(hasArrivals(fleet) ? [fleet.window] : []),
  ],
  episodes: fleet?.episodes ?? [],
  verdicts: plan.isConcurrent ? verdictsOf(plan, bursts, fleet) : undeclared(plan),
  sent,
  notTested: notTestedOf(plan),
})

const hasArrivals = (fleet: FleetMeasured | null): fleet is FleetMeasured =>
  fleet !== null && fleet.summary.arrivals.length > 0

const verdictsOf = (
  { seed }: LoadPlan,
  bursts: readonly BurstMeasured[],
  fleet: FleetMeasured | null,
): readonly Judged[] => {
  const judged = bursts.map(burst => judgeBurst(burst, seed))
  const passed = bursts.filter((_, index) => judged[index]?.outcome === 'pass')
  const largest = Math.max(0, ...passed.map(({ plan }) => plan.size))
  const fact = {
    label: 'largest burst that passes',
    value: largest === 0 ? 'none' : String(largest),
  }
  return [
    ...judged.map(one => ({ ...one, facts: [...one.facts, fact] })),
    ...(fleet === null ? [] : [judgeFleet(fleet, seed)]),
  ]
}

const howToAsk = 'say so with --declare concurrent'

const undeclared = ({ sizes, level, seed }: LoadPlan): readonly Judged[] => {
  const claims = [
    ...sizes.map(size => burstClaim(size, seed)),
    ...(level === 'certify' ? [fleetClaim(seed)] : []),
  ]
  return claims.map(claim =>
    judgedOf({
      ...claim,
      outcome: 'not-tested',
      reason: 'undeclared',
      says: NONE_AT_ONCE,
      threshold: leastShare,
      next: howToAsk,
    }),
  )
}

/** Says what no verdict is about, for want of a word or of a larger level. */
const notTestedOf = ({ isConcurrent, level, sizes }: LoadPlan): readonly string[] => {
  const left = allSizes.filter(size => !sizes.includes(size))
  const bursts = left.map(size => `L4.${size}`).join(' and ')
  const larger = left.length === 0 ? [] : [`${bursts}: larger bursts are for a higher level.`]
  const paced = level === 'certify' ? [] : ['L5: a paced fleet is for the level certify.']
  const alone = `Requests at once were not sent; where the server takes them, ${howToAsk}.`
  return isConcurrent ? [...larger, ...paced] : [alone]
}
