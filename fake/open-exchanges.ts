import type { Sent } from './deliver.ts'
import type { SentNote, Unnumbered, WritableJournal } from './journal.ts'

/** Ends an exchange with what was sent; a second call does nothing. */
export type End = (sent: Sent | null) => void

/** The exchanges that have begun and not ended. */
export type OpenExchanges = {
  readonly count: number
  /** Begins one in the journal; `leave` is called when it ends. */
  begin(entry: Unnumbered, leave?: () => void): End
  /** Resolves when none is open. */
  idle(): Promise<void>
  /** Says that from now on the fake, and no client, leaves. */
  stopping(): void
  /** Ends them all, with nothing known of what was sent. */
  close(): void
}

/** Makes the book of open exchanges over a journal; `now` is the clock, in ms. */
export function openExchanges(
  journal: WritableJournal,
  now: (() => number) | undefined,
): OpenExchanges {
  const open = new Set<End>()
  const waiting = new Set<() => void>()
  let isStopping = false
  return {
    get count() {
      return open.size
    },
    begin(entry, leave = () => {}) {
      const over = journal.open(entry)
      const end: End = sent => {
        if (!open.delete(end)) return
        leave()
        const left = isStopping && sent?.ended === 'client-left'
        over(sent && noteOf(left ? { ...sent, ended: 'stopped' } : sent, now?.() ?? null))
        if (open.size === 0) for (const resolve of waiting) resolve()
      }
      open.add(end)
      return end
    },
    idle: () =>
      new Promise(resolve => {
        if (open.size === 0) resolve()
        else waiting.add(resolve)
      }),
    stopping() {
      isStopping = true
    },
    close() {
      for (const end of open) end(null)
    },
  }
}

const noteOf = (sent: Sent, endedAt: number | null): SentNote =>
  sent.whole ? { whole: true, ended: 'next', endedAt } : { ...sent, endedAt }
