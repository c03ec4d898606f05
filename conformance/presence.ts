import { breakerLimit, type Contact, gone, isLost, tooSlow, whatHappened } from './contact.ts'
import type { Exchange } from './exchange.ts'

/**
 * How many requests of one measurement may go without an end in time, those at once counted as one.
 *
 * Enough for a verdict that the median is over its limit, so that a slow server is judged and not given up.
 */
export const slowLimit = 60

/**
 * Watches whether a server that is being measured is still there.
 *
 * Slow answers and dropped connections are what is measured, so that here a row of them is a doubt and
 * no end: GET /health settles it.
 */
export type Presence = {
  /** Takes a question as it ends. */
  observe(exchange: Exchange): void
  /** Whether so many failed in a row that somebody has to look. */
  isDoubtful(): boolean
  /** Takes what came of looking. */
  settle(health: Exchange): void
}

/** Starts watching; `now` is the clock of the exchanges, in ms. */
export const watchPresence = (url: string, contact: Contact, now: () => number): Presence => {
  let row = 0
  let timeouts = 0
  let lastTimeout = Number.NEGATIVE_INFINITY
  /** A burst to a server that takes turns times out many at once, and costs the time of one. */
  const countTimeout = ({ ended, totalMs }: Exchange): void => {
    if (ended !== 'timeout' || now() - totalMs < lastTimeout) return
    lastTimeout = now()
    timeouts += 1
    if (timeouts >= slowLimit) contact.end(tooSlow(url, timeouts))
  }
  return {
    observe(exchange) {
      contact.note(exchange)
      countTimeout(exchange)
      const isFailed = isLost(exchange)
      if (isFailed !== null) row = isFailed ? row + 1 : 0
    },
    isDoubtful: () => row >= breakerLimit,
    settle(health) {
      contact.note(health)
      if (health.received === null) contact.end(gone(url, row, whatHappened(health)))
      else row = 0
    },
  }
}
