import type { SystemOneRequest } from '../../../spec/nouns.ts'
import type { MeasureEnd, Measuring } from '../../measuring.ts'
import { nearestRank } from '../../statistics/quantile.ts'
import { inMs } from '../../wording.ts'
import { episodesOf } from '../episodes.ts'
import type { Episode, FleetSummary, MeasureWindow } from '../latency-record.ts'
import { isOver, quantileOf } from '../times.ts'
import { isAnsweredWhole } from './answered.ts'
import type { Arrivals } from './arrivals.ts'
import { limitMs } from './burst-summary.ts'
import { windowOf } from './guard.ts'
import { openLoop, type Sent } from './open-loop.ts'
import { endOf } from './withheld.ts'

/** One arrival that was answered or failed. */
type Arrival = FleetSummary['arrivals'][number] & {
  /** From when it was due to its end, answered or not. */
  readonly tookMs: number
  readonly lagMs: number
  readonly exchange: number
}

/** What a paced fleet came to. */
export type FleetMeasured = {
  readonly plan: Arrivals
  readonly summary: FleetSummary
  readonly window: MeasureWindow
  /** Arrivals over the limit that lie close together, in ms of the clock; none where the window is void. */
  readonly episodes: readonly Episode[]
  /** Up to ten exchanges of the slowest arrivals. */
  readonly exchanges: readonly number[]
  /** Why there were fewer arrivals than planned, or null. */
  readonly ended: MeasureEnd | null
}

/** What a fleet asks with. */
export type FleetRim = {
  /** Gives the body of the `index`-th request; every state of them is another. */
  requestOf(index: number): SystemOneRequest
  readonly measuring: Measuring
  /** Why nothing is to be sent at all, or null. */
  readonly over: MeasureEnd | null
}

const label = 'latency.L5'

/** Asks on the clock of a plan, at most one question a loop under way, and yields 1 for each that came to an end. */
export async function* measureFleet(
  plan: Arrivals,
  { requestOf, measuring, over }: FleetRim,
): AsyncGenerator<number, FleetMeasured> {
  const arrivals: Arrival[] = []
  let [underWay, outstanding] = [0, 0]
  let ended = over
  const send = async (index: number): Promise<Answer> => {
    underWay += 1
    outstanding = Math.max(outstanding, underWay)
    const body = requestOf(index)
    const exchange = await measuring.ask(body, { way: 'fresh', label }).finally(() => {
      underWay -= 1
    })
    const ms = isAnsweredWhole(body, exchange) ? exchange.totalMs : null
    return { ms, tookMs: exchange.totalMs, exchange: exchange.id }
  }
  let loopDelayMs = 0
  const began = measuring.now()
  const watch = measuring.watchLoop()
  const rim = { most: plan.loops, now: measuring.now, sleep: measuring.sleep }
  try {
    for await (const sent of openLoop(over === null ? plan.dueMs : [], send, rim)) {
      arrivals.push(arrivalOf(sent))
      yield 1
    }
  } catch (error) {
    ended = endOf(error, measuring)
  } finally {
    loopDelayMs = watch.stop()
  }
  const window = windowOf(
    'the paced fleet',
    loopDelayMs,
    arrivals.map(({ lagMs }) => lagMs),
  )
  const summary = summaryOf(plan, arrivals, outstanding)
  const episodes = window.isVoid ? [] : stalls(arrivals, began)
  return { plan, summary, window, episodes, exchanges: slowest(arrivals), ended }
}

type Answer = { readonly ms: number | null; readonly tookMs: number; readonly exchange: number }

/** Times an arrival from when it was due, whether it waited here or there. */
const arrivalOf = ({ dueMs, sentMs, lagMs, result }: Sent<Answer>): Arrival => {
  const tookMs = sentMs - dueMs + result.tookMs
  return { dueMs, ms: result.ms === null ? null : tookMs, tookMs, lagMs, exchange: result.exchange }
}

const stalls = (arrivals: readonly Arrival[], began: number): readonly Episode[] =>
  episodesOf(
    `arrivals of the fleet over ${inMs(limitMs)}`,
    arrivals.map(({ dueMs, ms, tookMs }) => ({ atMs: began + dueMs, ms, tookMs })),
    limitMs,
  )

const slowest = (arrivals: readonly Arrival[]): readonly number[] =>
  [...arrivals]
    .sort((one, other) => (other.ms ?? Infinity) - (one.ms ?? Infinity) || one.dueMs - other.dueMs)
    .slice(0, 10)
    .map(({ exchange }) => exchange)

const summaryOf = (
  { loops, thinkMs }: Arrivals,
  arrivals: readonly Arrival[],
  outstanding: number,
): FleetSummary => {
  const inOrder = [...arrivals].sort((one, other) => one.dueMs - other.dueMs)
  const times = inOrder.map(({ ms }) => ms)
  const lags = inOrder.map(({ lagMs }) => lagMs).sort((one, other) => one - other)
  return {
    loops,
    thinkMs,
    arrivals: inOrder.map(({ dueMs, ms }) => ({ dueMs, ms })),
    over: times.filter(ms => isOver(ms, limitMs)).length,
    outstanding,
    p50: quantileOf(times, 0.5),
    p95: quantileOf(times, 0.95),
    p99: quantileOf(times, 0.99),
    sendLagP99Ms: nearestRank(lags, 0.99) ?? 0,
  }
}
