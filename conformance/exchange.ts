/** How the connection behind an exchange ended, as the kit saw it. */
export type Ending = 'clean' | 'closed-early' | 'reset' | 'timeout' | 'refused'

/** What was put on the wire, redacted. */
export type Sent = {
  readonly method: string
  /** Path and query as on the request line, the base URL's path included. */
  readonly path: string
  /** Lower-case names; a secret value is replaced by `$NAME`. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Every byte written, where the request went over a bare socket; else null. */
  readonly raw: Uint8Array | null
}

/** What came back, redacted: a token in it stands as `$NAME`. */
export type Received = {
  readonly status: number
  /** Lower-case names; a header sent more than once is joined with ", ". */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** The version of the response's head, `1.0` or `1.1`; only a bare socket shows it. */
  readonly http?: string
}

/** One request and what became of it; kept whether a check passed or failed. */
export type Exchange = {
  readonly id: number
  /** The check that made it. */
  readonly check: string
  readonly sent: Sent
  /** Null when no complete response head arrived. */
  readonly received: Received | null
  readonly ended: Ending
  /** The system's or parser's word for a failure (`ECONNREFUSED`), or null. */
  readonly cause: string | null
  /** Null when the connection was there already, or never stood. */
  readonly connectMs: number | null
  readonly firstByteMs: number | null
  readonly totalMs: number
}
