/** A request as the fake's answering functions see it. */
export type FakeRequest = {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: string
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

/** What goes back; `ending` other than `sent` breaks the exchange off instead of finishing it. */
export type FakeReply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** `silence` sends nothing and keeps the connection; `close` ends it (FIN) and `reset` aborts it (RST) with nothing sent; `cut` announces the whole body and closes half-way. */
  readonly ending?: 'silence' | 'close' | 'reset' | 'cut'
}
