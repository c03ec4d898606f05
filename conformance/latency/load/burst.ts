import type { SystemOneRequest } from '../../../spec/nouns.ts'
import type { MeasureEnd, Measuring } from '../../measuring.ts'
import type { BurstSummary, MeasureWindow } from '../latency-record.ts'
import { fireRound, isBroken, type Shot } from './burst-round.ts'
import { summaryOf } from './burst-summary.ts'
import { windowOf } from './guard.ts'
import type { BurstPlan } from './load-plan.ts'
import { isGone } from './survival.ts'
import { endOf } from './withheld.ts'

/** What the rounds of one size came to. */
export type BurstMeasured = {
  readonly plan: BurstPlan
  readonly summary: BurstSummary
  readonly window: MeasureWindow
  /** Why there were fewer rounds than planned, or null. */
  readonly ended: MeasureEnd | null
}

/** What the rounds of one size are sent with. */
export type BurstRim = {
  /** Gives the body of the `index`-th request; every state of them is another. */
  requestOf(index: number): SystemOneRequest
  readonly measuring: Measuring
  /** How many requests of the cell went before. */
  readonly from: number
  /** Why nothing is to be sent at all, or null. */
  readonly over: MeasureEnd | null
}

const gone: MeasureEnd = {
  reason: 'lost',
  says: 'The server answered nothing any more after a burst.',
}

/**
 * Sends the rounds of one size, each once the one before is answered, and yields after each.
 *
 * Where a request had no response, the server is asked for its health before the next round: it may
 * be gone, or still busy with requests nobody waits for.
 */
export async function* measureBurst(
  plan: BurstPlan,
  { requestOf, measuring, from, over }: BurstRim,
): AsyncGenerator<number, BurstMeasured> {
  const { size } = plan
  const label = `latency.L4.${size}`
  const rounds: (readonly Shot[])[] = []
  let ended = over
  let lost = false
  const watch = measuring.watchLoop()
  for (let round = 0; round < plan.rounds && ended === null && !lost; round += 1) {
    const start = from + round * size
    const bodies = Array.from({ length: size }, (_, index) => requestOf(start + index))
    try {
      const shots = await fireRound(bodies, measuring, label)
      rounds.push(shots)
      const exchanges = shots.map(({ exchange }) => exchange)
      if (isBroken(shots)) lost = await isGone(exchanges, measuring, label)
    } catch (error) {
      ended = endOf(error, measuring)
    }
    yield rounds.length * size
  }
  const lags = rounds.flat().map(({ sentMs }) => sentMs)
  const window = windowOf(`bursts of ${size}`, watch.stop(), lags)
  return { plan, summary: summaryOf(size, rounds, lost), window, ended: lost ? gone : ended }
}
