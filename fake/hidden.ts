import { bothRedactions, type Redaction, redactionOf } from './redaction.ts'

/** What secret headers of requests held that reports quote. */
export type Hidden = {
  note(secrets: readonly string[]): void
  clear(): void
  /** Takes them out of a report, and the fake's own secrets as well. */
  readonly redaction: Redaction
}

// Reports quote a bounded number of requests, so that this many of their secrets are enough.
const MOST_HIDDEN = 10_000

/** Makes the store of secrets beside those that `own` knows. */
export function createHidden(own: Redaction): Hidden {
  const hidden = new Set<string>()
  return {
    note(secrets) {
      for (const secret of secrets) if (hidden.size < MOST_HIDDEN) hidden.add(secret)
    },
    clear: () => hidden.clear(),
    get redaction() {
      return bothRedactions(own, redactionOf([...hidden]))
    },
  }
}
