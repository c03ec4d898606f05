import type { Exchange } from '../../exchange.ts'
import { unmet, whatCame } from '../../expect.ts'
import type { Verdict } from '../../verdict.ts'

/**
 * Says whether the server turned the exchange away for its own load, whatever was asked: 429
 * (RFC 6585 section 4), or 503 with the time to come back (RFC 9110 section 15.6.4).
 */
export const isThrottled = ({ received }: Exchange): boolean =>
  received?.status === 429 || (received?.status === 503 && 'retry-after' in received.headers)

/** The verdict on an exchange the server had no time for: it says nothing about the request. */
export const throttled = (exchange: Exchange): Verdict =>
  unmet(`a server with time for the request (it answers ${whatCame(exchange)})`)
