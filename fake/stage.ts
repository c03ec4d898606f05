import { createHidden, type Hidden } from './hidden.ts'
import type { Redaction } from './redaction.ts'
import type { Cursor } from './script/cursor.ts'
import type { Script } from './script/script.ts'
import { createSessions, type Sessions } from './session.ts'

/** The script in force and the sessions that stand in it. */
export type Stage = {
  readonly play: Play
  /** What a request is told where no more sessions fit. */
  readonly full: string
  readonly sessions: Pick<Sessions, 'of' | 'find' | 'all'>
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

const NO_PLAY: Play = { script: null, cursor: null }

/** Makes a stage without a script, with room for `limit` sessions beside the default one; `redaction` knows the fake's own secrets. */
export function createStage(limit: number, redaction: Redaction): Stage {
  let begin = (): Play => NO_PLAY
  let play = begin()
  let refused = NONE
  const hidden = createHidden(redaction)
  const sessions = createSessions(limit)
  const inOrder = orderOf()
  const restart = () => {
    sessions.forget()
    refused = NONE
    hidden.clear()
    play = begin()
  }
  return {
    get play() {
      return play
    },
    get refused() {
      return refused
    },
    full: fullOf(limit),
    sessions,
    hidden,
    async load(script) {
      // Of several scripts the last one given is in force, whichever takes longest to read.
      begin = await inOrder(readPlay(script, redaction))
      restart()
    },
    forget(name) {
      if (name === undefined) restart()
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

/** Reads a script and gives what begins it. */
async function readPlay(given: unknown, { text }: Redaction): Promise<() => Play> {
  const [script, { createCursor }] = await Promise.all([readScript(given), loadCursor()])
  return () => ({ script, cursor: createCursor(script, text) })
}

/** Makes the function that hands results on in the order in which they were asked for. */
function orderOf() {
  let earlier: Promise<unknown> = Promise.resolve()
  return async <T>(result: Promise<T>): Promise<T> => {
    const before = earlier
    earlier = Promise.allSettled([before, result])
    await before
    return result
  }
}

const fullOf = (limit: number): string =>
  `there are ${limit} sessions already: forget those that are over with reset({session}), or give a larger sessions.limit`

// Loaded when a script is there, for a plain fake does without.
const loadCursor = () => import('./script/cursor.ts')

async function readScript(given: unknown): Promise<Script> {
  const { isScript, readScript: readText, scriptOf } = await import('./script/read.ts')
  if (isScript(given)) return given
  return typeof given === 'string' ? readText(given, 'script') : scriptOf(given)
}
