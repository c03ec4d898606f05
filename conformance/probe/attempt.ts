import type { Ending, Received } from '../exchange.ts'
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
export type Attempt = {
  readonly received: Received | null
  readonly ended: Ending
  readonly cause: string | null
  /** Null when the connection was there already, or never stood. */
  readonly connectMs: number | null
  readonly firstByteMs: number | null
  readonly totalMs: number
}

/** The most bytes of one response body the kit reads; a longer one is cut off there. */
export const longestBody = 16 * 1024 * 1024

/** The most bytes of one response head the kit reads, as many as curl does. */
export const longestHead = 300 * 1024

/** The cause of an exchange whose response went beyond `longestBody`. */
export const bodyTooLong = 'body-over-16-MiB'

/** The cause of an exchange whose response was followed by bytes nobody announced. */
export const extraBytes = 'extra-bytes'

/** The cause of an exchange whose connection the server had closed before the request was sent. */
export const connectionGone = 'connection-gone'
