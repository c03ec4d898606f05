import { matchesAny } from '../glob.ts'
import type { SessionCounts } from './counts.ts'
import type { Meeting } from './match.ts'
import type { Step } from './script.ts'

/** A request that no step took. */
export type UnmatchedRequest = {
  readonly session: string
  /** Its number in the session. */
  readonly request: number
  readonly method: string
  readonly path: string
  /** The step that came nearest, and why it did not match. */
  readonly nearest: string
}

/** What of a script was not used, and which requests it did not foresee. */
export type ScriptReport = {
  /** One sentence for each step that was not used as often as it can be. */
  readonly unused: readonly string[]
  /** The first 100. */
  readonly unmatched: readonly UnmatchedRequest[]
  /** All of them, those not listed too. */
  readonly unmatchedCount: number
}

/** The most unmatched requests that are kept of one session, and shown in one report. */
const MOST_UNMATCHED = 100

/** What a report is made of. */
export type Tally = Pick<SessionCounts, 'uses' | 'unmatched' | 'unmatchedCount'>

/** Adds what one session did to `sum`: of each step the most uses, since `times` counts in each session anew. */
export function absorb(sum: Tally, { uses, unmatched, unmatchedCount }: Tally): void {
  for (const [index, count] of uses.entries()) {
    sum.uses[index] = Math.max(sum.uses[index] ?? 0, count)
  }
  sum.unmatched.push(...unmatched.slice(0, MOST_UNMATCHED - sum.unmatched.length))
  sum.unmatchedCount += unmatchedCount
}

/** Notes a request that no step took; why is worked out for as many as are kept. */
export function noteMiss(
  session: SessionCounts,
  { request, occasion }: Meeting,
  explain: () => string | null,
): void {
  session.unmatchedCount += 1
  if (session.unmatched.length >= MOST_UNMATCHED) return
  session.unmatched.push({
    session: occasion.session,
    request: occasion.request,
    method: request.method,
    path: request.path,
    nearest: explain() ?? '',
  })
}

/** Makes the report of `tally` on `steps`; of one session, without the steps that are for others. */
export const reportOf = (steps: readonly Step[], tally: Tally, session?: string): ScriptReport => ({
  unused: steps.flatMap((step, index) =>
    isFor(session, step) ? unusedOf(step, index, tally.uses[index] ?? 0) : [],
  ),
  unmatched: [...tally.unmatched],
  unmatchedCount: tally.unmatchedCount,
})

const isFor = (session: string | undefined, { when }: Step): boolean =>
  session === undefined || when.session === undefined || matchesAny(session, [when.session])

function unusedOf(step: Step, index: number, uses: number): string[] {
  const { times, effects } = step
  const title = titleOf(step, index)
  if (uses === 0) return [`${title} was never used`]
  const items = Math.min(effects.length, times ?? Infinity)
  const parts = [
    ...(times !== null && uses < times ? [` was used ${uses} of ${times} times`] : []),
    ...(uses < items ? [`: ${unreached(uses + 1, items)}`] : []),
  ]
  return parts.length === 0 ? [] : [`${title}${parts.join('')}`]
}

const unreached = (first: number, last: number): string =>
  first === last
    ? `item ${first} of its sequence was never reached`
    : `items ${first} to ${last} of its sequence were never reached`

/** Names a step as reports do: `step 2 "second ask" (line 14)`. */
export function titleOf({ name, line }: Step, index: number): string {
  const place = `step ${index + 1}`
  const called = name === place ? place : `${place} ${JSON.stringify(name)}`
  return line === null ? called : `${called} (line ${line})`
}
