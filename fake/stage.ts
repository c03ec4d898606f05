import { createHidden, type Hidden } from './hidden.ts'
import type { Redaction } from './redaction.ts'
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
  /** What secret headers of requests held that no step matched, for reports quote them. */
  readonly hidden: Hidden
}

/** A script and where its sessions stand; both null where the fake has none. */
export type Play = { readonly script: Script | null; readonly cursor: Cursor | null }

/** The requests that have no session: how many, and why the last. */
export type Refused = { readonly count: number; readonly last: string }

const NONE: Refused = { count: 0, last: '' }

/** Makes a stage without a script, with room for `limit` sessions beside the default one; `redaction` knows the fake's own secrets. */
export function createStage(limit: number, redaction: Redaction): Stage {
  let play: Play = { script: null, cursor: null }
  let begin: (script: Script) => Play = () => play
  let refused = NONE
  const hidden = createHidden(redaction)
  const sessions = createSessions(limit)
  const restart = (script: Script | null) => {
    sessions.forget()
    refused = NONE
    hidden.clear()
    if (script !== null) play = begin(script)
  }
  const readInOrder = createReader()
  const load = async (given: unknown) => {
    const [script, { createCursor }] = await readInOrder(given)
    begin = script => ({ script, cursor: createCursor(script, redaction.text) })
    restart(script)
  }
  return {
    ...{ hidden, load, of: sessions.of, find: sessions.find, sessions: sessions.all },
    get play() {
      return play
    },
    get refused() {
      return refused
    },
    full: fullOf(limit),
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
  }
}

const fullOf = (limit: number): string =>
  `there are ${limit} sessions already: forget those that are over with reset({session}), or give a larger sessions.limit`

/** Makes a reader that gives scripts in the order they were given to it: of several the last is in force, whichever takes longest to read. */
function createReader() {
  let earlier: Promise<unknown> = Promise.resolve()
  return async (given: unknown) => {
    const [before, reading] = [earlier, Promise.all([readScript(given), loadCursor()])]
    earlier = Promise.allSettled([before, reading])
    await before
    return reading
  }
}

// Loaded when a script is there, for a plain fake does without.
const loadCursor = () => import('./script/cursor.ts')

async function readScript(given: unknown): Promise<Script> {
  const { isScript, readScript: readText, scriptOf } = await import('./script/read.ts')
  if (isScript(given)) return given
  return typeof given === 'string' ? readText(given, 'script') : scriptOf(given)
}
