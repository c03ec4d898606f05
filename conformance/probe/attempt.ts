import type { Exchange } from '../exchange.ts'
import type { Address } from './address.ts'

/** What a connection to the server under test needs to know. */
export type Wire = {
  readonly address: Address
  /** How long one exchange may take, connecting included. */
  readonly timeoutMs: number
  /** A clock that never goes back, in milliseconds. */
  now(): number
}

/** What became of one request, with whatever secrets are in it; times run from its start. */
export type Attempt = Pick<
  Exchange,
  'received' | 'ended' | 'cause' | 'connectMs' | 'firstByteMs' | 'totalMs'
>

/** The most bytes of one response body the kit reads; a longer one is cut off there. */
export const longestBody = 1024 * 1024

/** The most bytes of one response head the kit reads, as many as curl does. */
export const longestHead = 300 * 1024

/** The cause of an exchange whose response went beyond `longestBody`. */
export const bodyTooLong = 'body-over-1-MiB'

/** The cause of an exchange whose response was followed by bytes nobody announced. */
export const extraBytes = 'extra-bytes'

/** The cause of an exchange whose connection the server had closed before the request was sent. */
export const connectionGone = 'connection-gone'
