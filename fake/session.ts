import { DEFAULT_SESSION } from './session-name.ts'

/** One test's own share of a fake. */
export type Session = {
  readonly name: string
  /** How many requests came. */
  requests: number
  /** How many of them came since the journal was emptied. */
  noted: number
}

/** The sessions of a fake, bounded in number. */
export type Sessions = {
  /** Gives the session of this name, begun where it is new; null where no more fit. */
  of(name: string): Session | null
  /** Gives it where it has begun. */
  find(name: string): Session | undefined
  all(): readonly Session[]
  /** Forgets one session, or all; a forgotten one begins anew and takes no room. */
  forget(name?: string): void
}

/**
 * Makes room for `limit` sessions, and `default` beside them.
 *
 * None is dropped to make room: a dropped one would begin anew in the middle of its test.
 */
export function createSessions(limit: number): Sessions {
  const sessions = new Map<string, Session>()
  const begin = (name: string): Session => {
    const session = { name, requests: 0, noted: 0 }
    sessions.set(name, session)
    return session
  }
  begin(DEFAULT_SESSION)
  return {
    of: name => sessions.get(name) ?? (sessions.size > limit ? null : begin(name)),
    find: name => sessions.get(name),
    all: () => [...sessions.values()],
    forget(name) {
      if (name === undefined) sessions.clear()
      else sessions.delete(name)
      if (!sessions.has(DEFAULT_SESSION)) begin(DEFAULT_SESSION)
    },
  }
}
