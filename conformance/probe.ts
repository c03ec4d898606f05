import type { Exchange } from './exchange.ts'

/** A request for the pooled HTTP client. */
export type ProbeRequest = {
  readonly method: string
  /** Below the base URL, e.g. `/v1/systemone`. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string
  /** `none` sends no Authorization although a token was given; a string is sent as the header's value. Default: the token. */
  readonly authorization?: 'none' | { readonly value: string }
}

/** A request for a bare socket, written exactly as given. */
export type RawRequest = {
  readonly method: string
  readonly path: string
  /** Written in this order, after `Host` and (with a token) `Authorization`; a name given here replaces those two. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Everything after the blank line, as is. */
  readonly body: Uint8Array | string
  /** Hold the body back until a 100 or a final status arrived (RFC 9110 section 10.1.1). */
  readonly awaitContinue?: boolean
}

/** What a check may do to the server under test. Every call makes one exchange and never throws for what the server does. */
export interface Probe {
  /** POST `body` as JSON to /v1/systemone. */
  ask(body: unknown): Promise<Exchange>
  /** Any request through the pooled client. Redirects are not followed, bodies not decompressed. */
  send(request: ProbeRequest): Promise<Exchange>
  /** Requests one after another on one bare connection; the answers in that order. */
  converse(requests: readonly RawRequest[]): Promise<readonly Exchange[]>
  /** Arbitrary bytes on a bare connection. */
  bytes(bytes: Uint8Array): Promise<Exchange>
  /** The value of the Host header, for a check that writes whole requests with `bytes`. */
  readonly host: string
  /** What stands on the request line for a path below the base URL, for the same purpose. */
  target(path: string): string
  /**
   * How a stored value shows that the token was in it (`$NAME`), or null when no token was given.
   * Written by a check into a path, a header value or `bytes`, it goes out as the token itself.
   */
  readonly tokenMark: string | null
  /** A seeded number in [0, 1), for nonces; the same seed and check give the same row. */
  random(): number
}
