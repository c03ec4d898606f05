/** A stretch of shown text: plain, marked, or a note on what was left out. */
export type Piece =
  | { readonly plain: string }
  | { readonly marked: string }
  | { readonly gap: string }

/** A replay line as it is shown: cut where it is very long, and then not to be copied. */
export type ShownReplay = {
  readonly line: string
  readonly isWhole: boolean
  readonly of: string
}

/** An exchange ready to be shown: everything in it is legible text, nothing yet escaped for HTML. */
export type ShownExchange = {
  readonly id: number
  readonly check: string
  /** `POST /v1/systemone`. */
  readonly request: string
  /** `200` or how the connection ended. */
  readonly came: string
  readonly times: string
  readonly sent: readonly Piece[]
  readonly received: readonly Piece[]
  readonly replay: ShownReplay | null
  readonly notes: readonly string[]
  readonly sha256: string
}
