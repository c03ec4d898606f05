import { gatherEvidence } from './evidence.ts'
import { type Reset, readAwaited, readExpectations, readPatience, readReset } from './expected.ts'
import type { JournalEntry, WritableJournal } from './journal.ts'
import type { Stage } from './stage.ts'
import { type Expectations, type Verification, verify } from './verify.ts'
import { type Awaited, createWaiting, type Patience } from './waiting.ts'

/** What a session did, in numbers. */
export type SessionFigures = {
  readonly name: string
  readonly requests: number
  readonly unused: number
  readonly unmatched: number
}

/** What a test may do to a fake that runs; the admin API does the same. */
export type Control = {
  /**
   * Puts a script in place of the one before, and every session at its start: an object as a script file holds
   * it, or the text of one. Rejects with a ScriptError for a bad one, and the one before stays.
   */
  load(script: unknown): Promise<void>
  /** Forgets what came and where sessions stand; throws a TypeError with a sentence for what it does not know. */
  reset(what?: Reset): void
  /** Holds what came against what was expected; throws a TypeError with a sentence for expectations that are none. */
  verify(expected?: Expectations): Verification
  /** Gives the exchanges waited for as soon as their requests have come; rejects with a sentence that says how many came. */
  waitFor(awaited: Awaited, patience?: Patience): Promise<JournalEntry[]>
  sessions(): SessionFigures[]
}

/** A control that can be taken out of service. */
export type EndableControl = Control & { end(): void }

/** Makes the control of a fake over its stage and its journal; `onChange` is called when another script, or the same anew, is in force. */
export function createControl(
  stage: Stage,
  journal: WritableJournal,
  onChange: () => void,
): EndableControl {
  const waiting = createWaiting(journal)
  const forget = ({
    session,
    script = true,
    journal: isJournal = session === undefined,
  }: Reset) => {
    if (script) stage.forget(session)
    if (script && session === undefined) onChange()
    if (!isJournal) return
    journal.clear()
    for (const each of stage.sessions.all()) each.noted = 0
  }
  return {
    async load(script) {
      await stage.load(script)
      onChange()
    },
    reset: (what = {}) => forget(readReset(what)),
    verify(expected = {}) {
      const read = readExpectations(expected)
      return verify(gatherEvidence(stage, journal, read.session), read)
    },
    waitFor: async (awaited, patience = {}) =>
      waiting.waitFor(readAwaited(awaited), readPatience(patience)),
    sessions: () => figuresOf(stage),
    end: () => waiting.end('the fake stopped'),
  }
}

function figuresOf({ sessions, play, hidden: { redaction } }: Stage): SessionFigures[] {
  return sessions.all().map(({ name, requests }) => {
    const { unused = [], unmatchedCount = 0 } = play.cursor?.report(name) ?? {}
    const figures = { requests, unused: unused.length, unmatched: unmatchedCount }
    return { name: redaction.text(name), ...figures }
  })
}
