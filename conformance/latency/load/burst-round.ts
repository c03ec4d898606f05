import type { SystemOneRequest } from '../../../spec/nouns.ts'
import type { Exchange } from '../../exchange.ts'
import type { Measuring } from '../../measuring.ts'
import { isAnsweredWhole } from './answered.ts'

/** One request of a round; times in ms from the start all of them share. */
export type Shot = {
  readonly sentMs: number
  /** When the last byte of a usable answer was there; null where none came. */
  readonly doneMs: number | null
  readonly exchange: Exchange
}

/**
 * Sends all of `bodies` in one turn, each on a connection of its own, and waits for every end.
 *
 * Throws a Withheld where one of them may not be sent: what went out is then no burst of this size.
 */
export const fireRound = async (
  bodies: readonly SystemOneRequest[],
  measuring: Measuring,
  label: string,
): Promise<readonly Shot[]> => {
  const began = measuring.now()
  const fire = async (body: SystemOneRequest): Promise<Shot> => {
    const sentMs = measuring.now() - began
    const exchange = await measuring.ask(body, { way: 'fresh', label })
    const doneMs = isAnsweredWhole(body, exchange) ? sentMs + exchange.totalMs : null
    return { sentMs, doneMs, exchange }
  }
  const ends = await Promise.allSettled(bodies.map(fire))
  return ends.map(end => {
    if (end.status === 'rejected') throw end.reason
    return end.value
  })
}

/** Says whether a request of the round had no complete response, so that the server may be gone. */
export const isBroken = (round: readonly Shot[]): boolean =>
  round.some(({ exchange: { received, ended } }) => received === null || ended !== 'clean')
