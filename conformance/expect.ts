import type { Exchange } from './exchange.ts'
import { bodyTooLong } from './probe/attempt.ts'
import type { Finding, Verdict } from './verdict.ts'

/** What a check says went wrong, before the exchange that shows it is named. */
export type Complaint = Omit<Finding, 'exchange'>

/** The verdict of a check that found nothing wrong. */
export const pass: Verdict = { outcome: 'pass' }

/** The verdict of a check that found `complaint` in `exchange`. */
export const fail = (exchange: Exchange, complaint: Complaint): Verdict => ({
  outcome: 'fail',
  finding: { ...complaint, exchange: exchange.id },
})

/** The verdict of a check that could not be made for want of `missing`, a noun phrase. */
export const unmet = (missing: string): Verdict => ({ outcome: 'unmet', missing })

const endings: Readonly<Record<Exchange['ended'], string>> = {
  clean: 'no response',
  'closed-early': 'the connection was closed before a complete response',
  reset: 'the connection was reset',
  timeout: 'no complete response in time',
  refused: 'no connection',
}

/** Shows bytes on one line: control characters escaped, at most `most` characters. */
export const oneLine = (bytes: Uint8Array, most = 200): string => {
  const text = Buffer.from(bytes.subarray(0, most * 4)).toString('utf8')
  const escaped = text.replace(/\p{Cc}/gu, character => JSON.stringify(character).slice(1, -1))
  const whole = escaped.length <= most && bytes.length <= most * 4
  return whole ? escaped : `${escaped.slice(0, most)}…`
}

/** Says in one line what came back: status, how it ended and the first 200 characters. */
export const whatCame = ({ received, ended, cause }: Exchange): string => {
  const why = cause === null ? '' : ` (${cause})`
  if (received === null) return `${endings[ended]}${why}`
  const body = received.body.length === 0 ? 'no body' : oneLine(received.body)
  return `${received.status}${ended === 'clean' ? '' : `, then ${endings[ended]}`}${why}: ${body}`
}

/**
 * Says whether the server turned the exchange away for its own load, whatever was asked: 429
 * (RFC 6585 section 4), or 503 with the time to come back (RFC 9110 section 15.6.4).
 */
export const isThrottled = ({ received }: Exchange): boolean =>
  received?.status === 429 || (received?.status === 503 && 'retry-after' in received.headers)

/** The verdict on an exchange the server had no time for: it says nothing about the request. */
export const throttled = (exchange: Exchange): Verdict =>
  unmet(`a server with time for the request (it answers ${whatCame(exchange)})`)

/** Judges that a complete response came; gives null when one did. */
export const complete = (exchange: Exchange): Verdict | null => {
  if (exchange.ended === 'clean' && exchange.received !== null) return null
  // No rule bounds a body; the kit cut this one off, so it has nothing to blame the server for.
  if (exchange.cause === bodyTooLong) return unmet(`a body the kit can hold (${bodyTooLong})`)
  return fail(exchange, {
    says: 'no complete response came',
    at: 'connection',
    expected: 'a complete response',
    actual: whatCame(exchange),
  })
}

/** Judges that a complete response came from a server with time for the request; gives null when one did. */
export const attended = (exchange: Exchange): Verdict | null =>
  isThrottled(exchange) ? throttled(exchange) : complete(exchange)

/** Judges that a complete 200 came; gives null when one did. */
export const status200 = (exchange: Exchange): Verdict | null => {
  if (isThrottled(exchange)) return throttled(exchange)
  if (exchange.received?.status === 200 || complete(exchange) !== null) return complete(exchange)
  return fail(exchange, {
    says: 'the status is not 200',
    at: 'status',
    expected: '200',
    actual: whatCame(exchange),
  })
}

/** Says whether the exchange brought a complete 200; for controls that lead to `unmet`. */
export const isAnswered = (exchange: Exchange): boolean => status200(exchange) === null
