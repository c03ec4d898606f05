import { targetLost, targetUnreachable } from './errors.ts'
import type { Exchange } from './exchange.ts'

/** How many failed requests in a row end a run. */
export const breakerLimit = 5

/** Why nothing more is asked of a server. */
export type Stop = { readonly says: string; readonly missing: string }

/** Watches whether the server is still there. */
export type Contact = {
  /** Takes an exchange as it ends. */
  observe(exchange: Exchange): void
  /** Why to stop, or null while there is no reason. */
  stop(): Stop | null
  /** Whether any response ever came. */
  hasAnswered(): boolean
  /** Whether every question was answered 401 or 403, and there was one. */
  isShut(): boolean
}

/** Whether an exchange says that nobody is there, `null` where it says nothing either way. */
const isLost = ({ ended, received, sent, firstByteMs }: Exchange): boolean | null => {
  if (received !== null) return false
  if (ended === 'refused') return true
  // A server may drop what is malformed, so an ending on a bare socket is no sign of its death.
  if (sent.raw !== null) return null
  return ended === 'timeout' || (ended === 'reset' && firstByteMs === null)
}

const isQuestion = ({ sent }: Exchange): boolean =>
  sent.raw === null && sent.method === 'POST' && sent.path.includes('/v1/systemone')

const whatHappened = ({ ended, cause }: Exchange): string => cause ?? ended

/** Starts watching; a first request that cannot connect is reason enough to stop. */
export const watchContact = (url: string, limit: number = breakerLimit): Contact => {
  let row = 0
  let seen = 0
  let answered = false
  let questions = 0
  let refused = 0
  let stop: Stop | null = null
  return {
    observe(exchange) {
      seen += 1
      const lost = isLost(exchange)
      if (lost !== null) row = lost ? row + 1 : 0
      answered ||= exchange.received !== null
      if (isQuestion(exchange) && exchange.received !== null) {
        questions += 1
        if ([401, 403].includes(exchange.received.status)) refused += 1
      }
      const what = whatHappened(exchange)
      if (seen === 1 && lost === true && exchange.connectMs === null) {
        stop ??= { says: targetUnreachable(url, what), missing: `a connection to ${url} (${what})` }
      } else if (row >= limit) {
        stop ??= {
          says: targetLost(url, row, what),
          missing: `a server that is still there (${row} requests in a row: ${what})`,
        }
      }
    },
    stop: () => stop,
    hasAnswered: () => answered,
    isShut: () => questions > 0 && refused === questions,
  }
}
