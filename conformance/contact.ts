import { targetLost, targetTooLong, targetTooSlow, targetUnreachable } from './errors.ts'
import type { Exchange } from './exchange.ts'

/** How many failed requests in a row end a run. */
export const breakerLimit = 5

/** How many requests of a run may go without an end in time before the rest is not asked. */
export const timeoutLimit = 30

/** How many bytes of bodies a run takes, so that its record can still be written: 64 MiB. */
export const receivedLimit = 64 * 1024 * 1024

/** Why nothing more is asked of a server. */
export type Stop = { readonly says: string; readonly missing: string }

/** Watches whether the server is still there. */
export type Contact = {
  /** Takes an exchange of a check as it ends. */
  observe(exchange: Exchange): void
  /** Takes an exchange of a measurement, whose failures presence.ts judges. */
  note(exchange: Exchange): void
  /** Says from outside that nothing more is to be asked; the first reason stands. */
  end(reason: Stop): void
  /** Why to stop, or null while there is no reason. */
  stop(): Stop | null
  /** Whether any response ever came. */
  hasAnswered(): boolean
  /** Whether every question was answered 401 or 403, and there was one. */
  isShut(): boolean
}

/** Says whether an exchange shows that nobody is there, `null` where it says nothing either way. */
export const isLost = ({ ended, received, sent, firstByteMs }: Exchange): boolean | null => {
  if (ended === 'refused') return true
  // A server may drop what is malformed, so an ending on a bare socket is no sign of its death.
  if (sent.raw !== null) return received === null ? null : false
  // A response that began and never ends costs as much time as none.
  if (received !== null) return ended === 'timeout'
  return ended === 'timeout' || (ended === 'reset' && firstByteMs === null)
}

const isQuestion = ({ sent }: Exchange): boolean =>
  sent.raw === null && sent.method === 'POST' && sent.path.includes('/v1/systemone')

/** Names the ending of an exchange in the system's own word, where it has one. */
export const whatHappened = ({ ended, cause }: Exchange): string => cause ?? ended

/** Counts requests without an end in time; gives the reason to stop at the limit. */
const watchTimeouts = (url: string): ((exchange: Exchange) => Stop | null) => {
  let timeouts = 0
  return ({ ended }) => {
    if (ended === 'timeout') timeouts += 1
    return timeouts < timeoutLimit ? null : tooSlow(url, timeouts)
  }
}

/** Gives the reason to stop after so many requests without an end in time. */
export const tooSlow = (url: string, timeouts: number): Stop => ({
  says: targetTooSlow(url, timeouts),
  missing: `a server that ends its responses (${timeouts} did not)`,
})

/** Gives the reason to stop after so many requests in a row that found nobody. */
export const gone = (url: string, row: number, what: string): Stop => ({
  says: targetLost(url, row, what),
  missing: `a server that is still there (${row} requests in a row: ${what})`,
})

/** Adds up what was received; gives the reason to stop once a record has no room for more. */
const watchBytes = (url: string): ((exchange: Exchange) => Stop | null) => {
  let bytes = 0
  return ({ received }) => {
    bytes += received?.body.length ?? 0
    if (bytes <= receivedLimit) return null
    const missing = 'room for more responses as long as these'
    return { says: targetTooLong(url, receivedLimit), missing }
  }
}

/** Watches for requests that fail in a row, or a first one that cannot connect. */
const watchLosses = (url: string, limit: number): ((exchange: Exchange) => Stop | null) => {
  let row = 0
  let seen = 0
  return exchange => {
    seen += 1
    const lost = isLost(exchange)
    if (lost !== null) row = lost ? row + 1 : 0
    const what = whatHappened(exchange)
    if (seen === 1 && lost === true && exchange.connectMs === null) {
      return { says: targetUnreachable(url, what), missing: `a connection to ${url} (${what})` }
    }
    return row < limit ? null : gone(url, row, what)
  }
}

/** Starts watching; a first request that cannot connect is reason enough to stop. */
export const watchContact = (url: string, limit: number = breakerLimit): Contact => {
  const watches = [watchLosses(url, limit), watchTimeouts(url)]
  const watchRoom = watchBytes(url)
  let answered = false
  let questions = 0
  let refused = 0
  let stop: Stop | null = null
  const end = (reason: Stop | null): void => {
    stop ??= reason
  }
  const note = (exchange: Exchange): void => {
    end(watchRoom(exchange))
    answered ||= exchange.received !== null
    if (!isQuestion(exchange) || exchange.received === null) return
    questions += 1
    if ([401, 403].includes(exchange.received.status)) refused += 1
  }
  return {
    observe(exchange) {
      for (const watch of watches) end(watch(exchange))
      note(exchange)
    },
    note,
    end,
    stop: () => stop,
    hasAnswered: () => answered,
    isShut: () => questions > 0 && refused === questions,
  }
}
