import type { Failure, FailureKind } from '../engines/engine.ts'

/** What an engine that cannot tell its own condition failed at the last time it was asked. */
export type Trouble = {
  /** The sentence of the last failure; null where the engine answered since. */
  readonly says: string | null
  /** Takes what came of asking the engine: a failure, or null. */
  note(failure: Failure | null): void
  /** Asks the engine again, unless that is being done, so that it is known when it is back. */
  recheck(): void
}

// What anything else is about lies in the request, or does not pass.
const passing: ReadonlySet<FailureKind> = new Set(['unreachable', 'lost'])

/** Makes a book of trouble; `ask` asks the engine something small and gives what it failed at, or null. */
export function troubleBook(ask: () => Promise<Failure | null>): Trouble {
  let says: string | null = null
  let isAsking = false
  const note = (failure: Failure | null): void => {
    if (failure === null) says = null
    else if (passing.has(failure.kind)) says = failure.says
  }
  return {
    get says() {
      return says
    },
    note,
    recheck() {
      if (isAsking) return
      isAsking = true
      void ask()
        .then(note)
        // An engine of the caller's own may throw, and nobody waits here who could tell of it.
        .catch(cause => note({ kind: 'lost', says: `the engine threw (${cause}). Ask again.` }))
        .finally(() => {
          isAsking = false
        })
    },
  }
}
