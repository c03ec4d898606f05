import type { Sent } from './deliver.ts'
import { openEntry } from './entry.ts'
import { objectOf, readFilter } from './expected.ts'
import { type Filter, filterNames, isMeant, isRequest } from './filter.ts'
import type { Redaction } from './redaction.ts'
import type { FakeReply, FakeRequest } from './reply.ts'
import { createRing } from './ring.ts'

/** What one use of a fault was, as it is named in a script. */
export type FaultNote = { readonly id: string; readonly values: Readonly<Record<string, number>> }

/** What went over the wire and how it ended: `whole` is the reply as it stands, else `bytes` are the first of `total`. */
export type SentNote = Sent & {
  /** ms by the injected clock; null without a clock. */
  readonly endedAt: number | null
}

/** One exchange as the fake saw it, redacted before it was kept. */
export type JournalEntry = {
  /** Counts from 1 over the fake's whole life. */
  readonly id: number
  /** ms by the injected clock when the request was complete; null without a clock. */
  readonly at: number | null
  /** Its session; null where its name was none, or no more sessions fit. */
  readonly session: string | null
  /** The number of the request in its session, from 1; 0 without a session. */
  readonly number: number
  /** The number of the connection in the life of the fake, from 1. */
  readonly connection: number
  /** The path is without the prefix that named the session. A connection that was met before it asked anything has no method. */
  readonly request: FakeRequest
  /** The keys of the questions asked; none where the request could not be read. */
  readonly keys: readonly string[]
  /** The name of the step that decided it. */
  readonly step: string | null
  /** Where a script has steps and none matched: the nearest, in words. */
  readonly nearest: string | null
  readonly faults: readonly FaultNote[]
  /** The traits of a hostile fake that met this request. */
  readonly hostile: readonly string[]
  /** Decides with session and number every draw of this exchange; null without a script. */
  readonly seed: string | null
  /** What was meant to be sent; null where a mutant threw. */
  readonly reply: FakeReply | null
  /** What really was; null until the exchange has ended, and where the fake stopped before. */
  readonly sent: SentNote | null
  /** How many bytes the bodies had; the journal may keep fewer. */
  readonly sizes: { readonly request: number; readonly reply: number }
  readonly mutant: string | null
  /** What a mutant threw, or why the request has no session. */
  readonly error: string | null
}

/** An exchange before it is kept. */
export type Unnumbered = Omit<JournalEntry, 'id' | 'sent' | 'sizes'>

/** The newest exchanges of a fake, bounded in number and in bytes. */
export type Journal = {
  /** The kept exchanges that `filter` means, oldest first; throws a TypeError with a sentence for a filter that is none. */
  entries(filter?: Filter): JournalEntry[]
  /** How many are kept. */
  readonly size: number
  /** How many there ever were. */
  readonly total: number
}

type Listener = (entry: JournalEntry | null) => void

/** A journal that can be written to. */
export type WritableJournal = Journal & {
  /** Keeps an exchange whose request has come; call what it gives once when the exchange has ended. */
  open(entry: Unnumbered): (sent: SentNote | null) => void
  /** Calls `listener` for every exchange that begins, and with null when they are forgotten, until what it gives is called. */
  listen(listener: Listener): () => void
  /** Forgets every exchange; numbers go on. */
  clear(): void
  /** How many requests came since it was cleared. */
  readonly noted: number
}

/** How a journal is bounded, and who sees what it keeps. */
export type JournalOptions = {
  /** The number of exchanges kept, the newest. */
  readonly limit: number
  /** The number of bytes kept of each body, and of what was sent. */
  readonly bytes: number
  /** Takes out what must never be kept. */
  readonly redaction: Redaction
  /** Takes every exchange when it has ended, for a file that outlives the bound. */
  readonly each?: (entry: JournalEntry) => void
}

/** Makes a journal that holds an exchange from the moment its request came, and never a secret. */
export function createJournal({ limit, bytes, redaction, each }: JournalOptions): WritableJournal {
  const ring = createRing<JournalEntry>(limit)
  const listeners = new Set<Listener>()
  const count = { total: 0, noted: 0 }
  return {
    entries: filter =>
      filter === undefined ? ring.values() : ring.values().filter(meantBy(filter)),
    get size() {
      return ring.size
    },
    get total() {
      return count.total
    },
    get noted() {
      return count.noted
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear() {
      ring.clear()
      count.noted = 0
      for (const listener of listeners) listener(null)
    },
    open(unnumbered) {
      count.total += 1
      const { entry, close } = openEntry(count.total, unnumbered, redaction, bytes)
      if (isRequest(entry)) count.noted += 1
      ring.put(entry)
      for (const listener of listeners) listener(entry)
      return sent => {
        const whole = close(sent)
        each?.(whole)
      }
    },
  }
}

/** Makes the check that a filter no compiler looked at means an exchange; throws a TypeError with a sentence. */
function meantBy(filter: Filter): (entry: JournalEntry) => boolean {
  const read = readFilter(objectOf(filter, 'the filter', filterNames))
  return entry => isMeant(entry, read)
}
