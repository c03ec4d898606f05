/** Where a request stands among those of its session and of the whole fake; every count starts at 1. */
export type Occasion = {
  readonly session: string
  /** The number of this request in its session. */
  readonly request: number
  /** The number of the connection it came on, in the life of the fake; 0 where there is no socket. */
  readonly connection: number
  /** How many requests are being answered at this moment, this one counted. */
  readonly inFlight: number
}
