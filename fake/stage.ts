import { bothRedactions, type Redaction, redactionOf } from './redaction.ts'
import type { Cursor } from './script/cursor.ts'
import type { Script } from './script/script.ts'
import { createSessions, type Session } from './session.ts'

/** The script in force and the sessions that stand in it. */
export type Stage = {
  readonly play: Play
  /** What a request is told where no more sessions fit. */
  readonly full: string
  /** Gives a session, begun where its name is new; null where no more fit. */
  of(name: string): Session | null
  find(name: string): Session | undefined
  sessions(): readonly Session[]
  /** Puts a script in force, every session at its start; rejects with a ScriptError, and the one before stays. */
  load(script: unknown): Promise<void>
  /** Forgets where one session stands, or all and the requests without one. */
  forget(name?: string): void
  /** Notes a request that has no session. */
  refuse(reason: string): void
  readonly refused: Refused
  /** Notes what secret headers of a request that no step matched held, for reports quote such a request. */
  hide(secrets: readonly string[]): void
  /** Takes out of a report what was noted. */
  readonly redaction: Redaction
}

/** A script and where its sessions stand; both null where the fake has none. */
export type Play = { readonly script: Script | null; readonly cursor: Cursor | null }

/** The requests that have no session: how many, and why the last. */
export type Refused = { readonly count: number; readonly last: string }

const MOST_HIDDEN = 10_000

const NONE: Refused = { count: 0, last: '' }

/** Makes a stage without a script, with room for `limit` sessions beside the default one; `redaction` knows the fake's own secrets. */
export function createStage(limit: number, redaction: Redaction): Stage {
  let play: Play = { script: null, cursor: null }
  let begin: (script: Script) => Play = () => play
  let refused = NONE
  const hidden = new Set<string>()
  const sessions = createSessions(limit)
  const restart = (script: Script | null) => {
    sessions.forget()
    refused = NONE
    hidden.clear()
    if (script !== null) play = begin(script)
  }
  return {
    get play() {
      return play
    },
    get refused() {
      return refused
    },
    full: `there are ${limit} sessions already: forget those that are over with reset({session}), or give a larger sessions.limit`,
    of: sessions.of,
    find: sessions.find,
    sessions: sessions.all,
    async load(given) {
      // Loaded when a script is there, for a plain fake does without.
      const [script, { createCursor }] = await Promise.all([
        readScript(given),
        import('./script/cursor.ts'),
      ])
      begin = script => ({ script, cursor: createCursor(script, redaction.text) })
      restart(script)
    },
    forget(name) {
      if (name === undefined) restart(play.script)
      else {
        sessions.forget(name)
        play.cursor?.forget(name)
      }
    },
    refuse(reason) {
      refused = { count: refused.count + 1, last: reason }
    },
    hide(secrets) {
      // Reports quote a bounded number of requests, so that this many of their secrets are enough.
      for (const secret of secrets) if (hidden.size < MOST_HIDDEN) hidden.add(secret)
    },
    get redaction() {
      return bothRedactions(redaction, redactionOf([...hidden]))
    },
  }
}

async function readScript(given: unknown): Promise<Script> {
  const { isScript, readScript: readText, scriptOf } = await import('./script/read.ts')
  if (isScript(given)) return given
  return typeof given === 'string' ? readText(given, 'script') : scriptOf(given)
}
