import { type Redact, redactBy } from './redaction.ts'
import type { FakeReply, FakeRequest } from './reply.ts'

/** One exchange as the fake saw it, redacted before it was kept. */
export type JournalEntry = {
  /** Counts from 1 over the fake's whole life. */
  readonly id: number
  /** ms by the injected clock when the request was complete; null without a clock. */
  readonly at: number | null
  readonly request: FakeRequest
  /** What was sent; null when a mutant threw. */
  readonly reply: FakeReply | null
  readonly mutant: string | null
  /** What a mutant threw. */
  readonly error: string | null
}

/** The newest exchanges of a fake, bounded in number. */
export type Journal = {
  /** The kept exchanges, oldest first. */
  entries(): JournalEntry[]
  /** How many are kept. */
  readonly size: number
  /** How many there ever were. */
  readonly total: number
}

/** A journal that can be written to. */
export type WritableJournal = Journal & {
  add(entry: Omit<JournalEntry, 'id'>): void
}

/**
 * Makes a journal of at most `limit` exchanges that never holds `token` or the value of a secret header.
 * `each` is handed every exchange as it is kept, for a file that outlives the bound.
 */
export function createJournal(
  limit: number,
  token: string | undefined,
  each?: (entry: JournalEntry) => void,
): WritableJournal {
  const redact: Redact = redactBy(token)
  const ring: JournalEntry[] = []
  let total = 0
  return {
    entries() {
      const oldest = ring.length < limit ? 0 : total % limit
      return [...ring.slice(oldest), ...ring.slice(0, oldest)]
    },
    get size() {
      return ring.length
    },
    get total() {
      return total
    },
    add(entry) {
      const { at, request, reply, mutant, error } = redact(entry)
      const id = total + 1
      const kept = { id, at, request, reply, mutant, error }
      if (limit > 0) ring[total % limit] = kept
      each?.(kept)
      total = id
    },
  }
}
