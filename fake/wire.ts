/** One thing done to a connection; a reply on the wire is a list of them, so that it can be asserted as a value. */
export type WireStep =
  /** Sends bytes exactly as they are. */
  | { readonly do: 'write'; readonly part: 'head' | 'body' | 'other'; readonly bytes: Buffer }
  /** Sends `bytes` over and over until `total` bytes are sent, so that a body of any size takes no memory. */
  | {
      readonly do: 'fill'
      readonly part: 'head' | 'body' | 'other'
      readonly bytes: Buffer
      readonly total: number
    }
  /** Does nothing for `ms`. */
  | { readonly do: 'wait'; readonly ms: number }
  /** Does nothing until the client sends more, which is read and never answered. */
  | { readonly do: 'await-more' }
  /** The exchange is over and the connection takes the next request. */
  | { readonly do: 'next' }
  /** Ends our half (FIN) and goes on reading what comes. */
  | { readonly do: 'half-close' }
  /** Ends the connection in order (FIN) once everything is written. */
  | { readonly do: 'close' }
  /** Aborts the connection (RST); what is not sent yet is lost. */
  | { readonly do: 'reset' }
  /** Stops reading and keeps the connection open. */
  | { readonly do: 'deafen' }
  /** Sends nothing more and keeps the connection open, until the client or the fake ends it. */
  | { readonly do: 'hang' }

/** A reply as bytes: the status line with the headers, and the body as it is framed. */
export type WireReply = {
  /** Ends with the empty line. */
  readonly head: Buffer
  /** As it goes over the wire: with its chunk sizes where it is chunked. */
  readonly body: Buffer
}
