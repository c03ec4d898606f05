import { explainFilter, type Filter, isMeant } from './filter.ts'
import type { JournalEntry, WritableJournal } from './journal.ts'

/** What is waited for: this many requests that the filter means. */
export type Awaited = Filter & { readonly requests: number }

/** How long is waited. */
export type Patience = {
  /** In ms, 0 to 2,147,483,647. Default 5,000. */
  readonly timeoutMs?: number
  /** Ends the waiting early. */
  readonly signal?: AbortSignal
}

/** Those who wait for requests. */
export type Waiting = {
  /** Gives the first `requests` exchanges that are meant, once they have come since the last reset; rejects with a sentence. */
  waitFor(awaited: Awaited, patience?: Patience): Promise<JournalEntry[]>
  /** Lets all who wait go, with this reason. */
  end(reason: string): void
}

type Wait = { end(reason: string): void }

const PATIENCE_MS = 5000

const BROKEN_OFF = 'the waiting was broken off'

/** Makes the waiting for requests of `journal`: nothing is polled, and nothing stays behind. */
export function createWaiting(journal: WritableJournal): Waiting {
  const waits = new Set<Wait>()
  let ended: string | null = null
  return {
    waitFor: (awaited, patience = {}) =>
      new Promise((resolve, reject) => {
        const { requests: _, ...filter } = awaited
        const seen = journal.entries(filter)
        if (seen.length >= awaited.requests) {
          resolve(seen.slice(0, awaited.requests))
          return
        }
        const wait = begin(journal, { awaited, patience, seen }, outcome => {
          waits.delete(wait)
          if (outcome instanceof Error) reject(outcome)
          else resolve(outcome)
        })
        waits.add(wait)
        if (ended !== null) wait.end(ended)
        else if (patience.signal?.aborted) wait.end(BROKEN_OFF)
      }),
    end(reason) {
      ended = reason
      for (const wait of waits) wait.end(reason)
    },
  }
}

type Begun = {
  readonly awaited: Awaited
  readonly patience: Patience
  readonly seen: JournalEntry[]
}

function begin(
  journal: WritableJournal,
  { awaited, patience: { timeoutMs = PATIENCE_MS, signal }, seen }: Begun,
  settle: (outcome: JournalEntry[] | Error) => void,
): Wait {
  const finish = (outcome: JournalEntry[] | Error) => {
    clearTimeout(timer)
    deafen()
    signal?.removeEventListener('abort', breakOff)
    settle(outcome)
  }
  const end = (reason: string) => finish(new Error(missing(awaited, seen.length, reason)))
  const breakOff = () => end(BROKEN_OFF)
  const deafen = journal.listen(entry => {
    // What came before a reset counts no more.
    if (entry === null) seen.length = 0
    else if (isMeant(entry, awaited)) seen.push(entry)
    if (seen.length === awaited.requests) finish(seen)
  })
  const timer = setTimeout(() => end(`${timeoutMs} ms were over`), timeoutMs)
  signal?.addEventListener('abort', breakOff)
  return { end }
}

const missing = (awaited: Awaited, came: number, reason: string): string =>
  `waited for ${explainFilter(awaited, awaited.requests)}: ${came} came, then ${reason}.`
