import type { Exchange } from '../../exchange.ts'
import { attended, complete, fail, isThrottled, throttled, whatCame } from '../../expect.ts'
import type { Verdict } from '../../verdict.ts'

/** Judges an exchange; null means that nothing is wrong with it. */
export type Judge = (exchange: Exchange) => Verdict | null

/** Gives the status that came, or 0 when no response head did. */
export const statusOf = ({ received }: Exchange): number => received?.status ?? 0

/** Says whether a status refuses a request: 4xx. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500

// A server that does not know a method, a coding or a version of HTTP says so with these (RFC 9110
// sections 15.6.2 and 15.6.6): they refuse the request and confess no failure.
const refusingServerErrors: ReadonlySet<number> = new Set([501, 505])

/** Judges that a request was refused with a 4xx: not answered, not failed on, not left alone. */
export const refused: Judge = exchange => {
  const broken = attended(exchange)
  if (broken !== null) return broken
  if (isRefusal(statusOf(exchange))) return null
  return fail(exchange, {
    says: 'the request is not refused with a 4xx status',
    at: 'status',
    expected: 'a 4xx status',
    actual: whatCame(exchange),
  })
}

/** Judges that a method the resource lacks was refused: 4xx, or 501 (RFC 9110 section 15.6.2). */
export const refusedMethod: Judge = exchange =>
  exchange.ended === 'clean' && statusOf(exchange) === 501 ? null : refused(exchange)

/** Judges that a request did the server no harm: a complete response that is no 5xx. */
export const harmless: Judge = exchange => {
  const broken = attended(exchange)
  if (broken !== null) return broken
  if (statusOf(exchange) < 500) return null
  return fail(exchange, {
    says: 'the request makes the server fail',
    at: 'status',
    expected: 'any status below 500',
    actual: whatCame(exchange),
  })
}

/** Says whether the server ended the connection without a word, which ill-formed HTTP may get. */
const isHungUp = ({ received, ended }: Exchange): boolean =>
  received === null && (ended === 'closed-early' || ended === 'reset')

/** Judges that ill-formed HTTP was turned away: 4xx, 501 or 505, or the connection closed. */
export const turnedAway: Judge = exchange => {
  if (isThrottled(exchange)) return throttled(exchange)
  const status = statusOf(exchange)
  // The head is the refusal; a server may cut off what follows, for it no longer trusts the stream.
  if (isRefusal(status) || refusingServerErrors.has(status) || isHungUp(exchange)) return null
  return (
    complete(exchange) ??
    fail(exchange, {
      says: 'ill-formed HTTP is neither refused nor is the connection closed',
      at: 'status',
      expected: 'a 4xx status, 501 or 505, or a closed connection',
      actual: whatCame(exchange),
    })
  )
}

/** Judges that odd HTTP, which a server may take or turn away, did it no harm. */
export const survived: Judge = exchange =>
  turnedAway(exchange) === null ? null : harmless(exchange)
