/** Takes what something of the user's, or of this machine, threw where no client can be told. */
export type Complain = (who: string, cause: unknown) => void

/** What went wrong in the life of a fake and reached no client. */
export type Complaints = {
  readonly complain: Complain
  /** Throws them all, with a sentence of the first; does nothing where there are none. */
  raise(): void
}

// One mistake comes back with every request.
const MOST = 100

/** Makes the store of what went wrong, for `stop()` to throw. */
export function createComplaints(): Complaints {
  const causes: unknown[] = []
  let first = ''
  return {
    complain(who, cause) {
      if (causes.length === 0) first = `${who} threw: ${cause}`
      if (causes.length < MOST) causes.push(cause)
    },
    raise() {
      if (causes.length > 0) throw new AggregateError(causes, first)
    },
  }
}
