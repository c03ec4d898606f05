import { matchesAny } from './glob.ts'
import type { JournalEntry } from './journal.ts'

/** Which exchanges are meant; all that is given must hold. */
export type Filter = {
  readonly session?: string
  readonly method?: string
  /** A glob. */
  readonly path?: string
  /** A glob over the keys of the questions asked; one is enough. */
  readonly question?: string
  /** The name of the step that decided the exchange. */
  readonly step?: string
}

/** The names a filter can hold. */
export const filterNames = ['session', 'method', 'path', 'question', 'step'] as const

/** Says whether an exchange is a request, and no connection that was met before it asked anything. */
export const isRequest = ({ request }: JournalEntry): boolean => request.method !== ''

/** Says whether `filter` means this exchange; a connection without a request only where its step is named. */
export function isMeant(entry: JournalEntry, filter: Filter): boolean {
  const { session, method, path, question, step } = filter
  return (
    (step !== undefined || isRequest(entry)) &&
    (session === undefined || entry.session === session) &&
    (method === undefined || entry.request.method === method) &&
    (path === undefined || matchesAny(entry.request.path, [path])) &&
    (question === undefined || entry.keys.some(key => matchesAny(key, [question]))) &&
    (step === undefined || entry.step === step)
  )
}

/** Says in words how many exchanges a filter means: `2 requests with path /v1/* and step late`. */
export function explainFilter(filter: Filter, times: string | number): string {
  const given = filterNames.flatMap(name => {
    const value = filter[name]
    return value === undefined ? [] : [`${name} ${value}`]
  })
  const counted = `${times} ${/\b1$/.test(String(times)) ? 'request' : 'requests'}`
  return given.length === 0 ? counted : `${counted} with ${given.join(' and ')}`
}
