import type { Questions } from '../../spec/response.ts'
import type { UnmatchedRequest } from './report.ts'
import type { AnswerRule, Script } from './script.ts'

/** Where one session stands in a script. */
export type SessionCounts = {
  /** The uses of each step. */
  readonly uses: Uint32Array
  /** Every step before this one is used up. */
  firstOpen: number
  /** The first requests that no step took. */
  readonly unmatched: UnmatchedRequest[]
  /** How many requests no step took. */
  unmatchedCount: number
  /** Counts a request that asks these questions. */
  ask(questions: Questions): void
  /** The number of requests that asked `key`. */
  countOf(key: string): number
}

/** Where all sessions stand, by name. */
export type Counts = {
  /** Gives a session, new where it is not known. */
  of(session: string): SessionCounts
  find(session: string): SessionCounts | undefined
  all(): Iterable<SessionCounts>
  forget(session: string): void
}

// A client that never asks the same key twice must not fill the memory; a key forgotten counts from 1 again.
const MOST_KEYS = 10_000

/** Starts the counts of a script; keys are counted where the script has a use for it. */
export function createCounts(script: Script): Counts {
  const sessions = new Map<string, SessionCounts>()
  const isCounting = usesCounts(script)
  const create = (): SessionCounts => {
    const keys = new Map<string, number>()
    return {
      uses: new Uint32Array(script.steps.length),
      firstOpen: 0,
      unmatched: [],
      unmatchedCount: 0,
      ask(questions) {
        if (!isCounting) return
        for (const key of Object.keys(questions)) keys.set(key, (keys.get(key) ?? 0) + 1)
        for (const key of keys.keys()) {
          if (keys.size <= MOST_KEYS) break
          keys.delete(key)
        }
      },
      countOf: key => keys.get(key) ?? 1,
    }
  }
  return {
    of(name) {
      const known = sessions.get(name)
      if (known !== undefined) return known
      const made = create()
      sessions.set(name, made)
      return made
    },
    find: name => sessions.get(name),
    all: () => sessions.values(),
    forget: name => {
      sessions.delete(name)
    },
  }
}

function usesCounts({ answers, steps }: Script): boolean {
  const isSequence = ({ forms }: AnswerRule) => forms.length > 1
  return (
    answers.some(isSequence) ||
    steps.some(
      ({ when, effects }) =>
        when.asked !== undefined || effects.some(effect => effect.answers.some(isSequence)),
    )
  )
}
