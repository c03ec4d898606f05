import type { SystemOneRequest } from '../../../spec/nouns.ts'
import type { MeasureEnd, Measuring } from '../../measuring.ts'
import type { BurstSummary, MeasureWindow } from '../latency-record.ts'
import { fireRound, isBroken, type Shot } from './burst-round.ts'
import { isMissed, summaryOf } from './burst-summary.ts'
import { windowOf } from './guard.ts'
import type { BurstPlan } from './load-plan.ts'
import { isGone } from './survival.ts'
import { endOf } from './withheld.ts'

/** What the rounds of one size came to. */
export type BurstMeasured = {
  readonly plan: BurstPlan
  /** Of the windows that count. */
  readonly summary: BurstSummary
  /** In how many of its rounds a request missed. */
  readonly missedRounds: number
  readonly windows: readonly MeasureWindow[]
  /** Why there were fewer rounds than planned, or null. */
  readonly ended: MeasureEnd | null
}

/** What the rounds of one size are sent with. */
export type BurstRim = {
  /** Gives the body of the next request; every state of them is another. */
  nextRequest(): SystemOneRequest
  readonly measuring: Measuring
  /** Why nothing is to be sent at all, or null. */
  readonly over: MeasureEnd | null
}

type Round = readonly Shot[]

/** What a window came to. */
type Made = {
  readonly rounds: readonly Round[]
  readonly window: MeasureWindow
  readonly isLost: boolean
  readonly ended: MeasureEnd | null
}

const gone: MeasureEnd = {
  reason: 'lost',
  says: 'The server answered nothing any more after a burst.',
}

/**
 * Sends the rounds of one size, each once the one before is answered, and yields how many requests each had.
 *
 * What this machine spoilt does not count; one window of them is made again, with other states.
 */
export async function* measureBurst(
  plan: BurstPlan,
  rim: BurstRim,
): AsyncGenerator<number, BurstMeasured> {
  const kept: Round[] = []
  const windows: MeasureWindow[] = []
  const batches = batchesOf(plan)
  let spare = 1
  let [isLost, ended] = [false, rim.over]
  // The list grows while it is gone through.
  for (const rounds of batches) {
    if (ended !== null) break
    const made = yield* measureWindow(plan.size, rounds, rim)
    const { window } = made
    if (made.rounds.length > 0) windows.push(window)
    if (!window.isVoid || made.isLost) kept.push(...made.rounds)
    isLost = made.isLost
    ended = isLost ? gone : made.ended
    if (window.isVoid && spare > 0) {
      spare -= 1
      batches.push(rounds)
    }
  }
  const summary = summaryOf(plan.size, kept, isLost)
  return { plan, summary, missedRounds: kept.filter(isMissed).length, windows, ended }
}

/** Gives how many rounds each window has. */
const batchesOf = ({ rounds, windowRounds }: BurstPlan): number[] =>
  Array.from({ length: Math.ceil(rounds / windowRounds) }, (_, at) =>
    Math.min(windowRounds, rounds - at * windowRounds),
  )

/**
 * Sends the rounds of one window.
 *
 * Where a request had no response, the server is asked for its health before the next round: it may
 * be gone, or still busy with requests nobody waits for.
 */
async function* measureWindow(
  size: number,
  count: number,
  { nextRequest, measuring }: BurstRim,
): AsyncGenerator<number, Made> {
  const label = `latency.L4.${size}`
  // Written before the watch begins: writing them keeps this machine busy.
  const written = Array.from({ length: count }, () => Array.from({ length: size }, nextRequest))
  const rounds: Round[] = []
  let isLost = false
  let ended: MeasureEnd | null = null
  let loopDelayMs = 0
  const watch = measuring.watchLoop()
  try {
    for (const bodies of written) {
      const shots = await fireRound(bodies, measuring, label)
      rounds.push(shots)
      yield size
      const exchanges = shots.map(({ exchange }) => exchange)
      isLost = isBroken(shots) && (await isGone(exchanges, measuring, label))
      if (isLost) break
    }
  } catch (error) {
    ended = endOf(error, measuring)
  } finally {
    loopDelayMs = watch.stop()
  }
  const lags = rounds.flat().map(({ sentMs }) => sentMs)
  return { rounds, window: windowOf(`bursts of ${size}`, loopDelayMs, lags), isLost, ended }
}
