import { explainFilter, type Filter, isMeant } from './filter.ts'
import type { JournalEntry } from './journal.ts'

/** How often something is expected: exactly, or within bounds. */
export type Times = number | { readonly from?: number; readonly to?: number }

/** What is expected of the requests that came. */
export type Expectations = {
  /** Looks at this session alone; without it at all of them. */
  readonly session?: string
  /** How many requests of each kind came. */
  readonly counts?: readonly (Filter & { readonly times: Times })[]
  /** Names of steps or keys of questions, in the order in which they came; others may stand between them. */
  readonly order?: readonly string[]
}

/** What verification looks at. */
export type Evidence = {
  /** Those of the session alone, where one is given. */
  readonly entries: readonly JournalEntry[]
  /** How many exchanges came and are not in the journal any more. */
  readonly forgotten: number
  /** Steps never used, sequences never finished, in words. */
  readonly unused: readonly string[]
  /** The first requests that no step matched, with the nearest step, in words. */
  readonly unmatched: readonly string[]
  readonly unmatchedCount: number
  /** Requests that have no session, in words. */
  readonly refused: readonly string[]
  readonly refusedCount: number
}

/** Whether everything was as expected. */
export type Verification = {
  readonly ok: boolean
  /** One sentence each. */
  readonly problems: readonly string[]
  /** The same to read: one line for each problem, or one that says that there is none. */
  readonly text: string
  readonly figures: {
    readonly requests: number
    readonly unused: number
    readonly unmatched: number
    readonly refused: number
  }
}

/** Holds what came against what was expected; unused steps and unmatched requests are always problems. */
export function verify(
  evidence: Evidence,
  { counts = [], order = [] }: Expectations,
): Verification {
  const { entries, forgotten, unused, unmatched, unmatchedCount, refused } = evidence
  const isCounting = counts.length > 0 || order.length > 0
  const more = unmatchedCount - unmatched.length
  const problems = [
    ...(isCounting && forgotten > 0 ? [tooMany(forgotten)] : []),
    ...counts.flatMap(({ times, ...filter }) => miscounted(entries, filter, times)),
    ...misordered(entries, order),
    ...unused,
    ...unmatched,
    ...(more > 0 ? [`${more} more requests matched no step.`] : []),
    ...refused,
  ]
  const requests = entries.length + forgotten
  return {
    ok: problems.length === 0,
    problems,
    text: tell(problems, requests),
    figures: {
      requests,
      unused: unused.length,
      unmatched: unmatchedCount,
      refused: evidence.refusedCount,
    },
  }
}

const tooMany = (forgotten: number): string =>
  `${forgotten} exchanges came that the journal does not keep any more, so nothing can be counted: give a larger journal.limit.`

function miscounted(entries: readonly JournalEntry[], filter: Filter, times: Times): string[] {
  const came = entries.filter(entry => isMeant(entry, filter)).length
  const { from = 0, to = Number.POSITIVE_INFINITY } =
    typeof times === 'number' ? { from: times, to: times } : times
  if (came >= from && came <= to) return []
  return [`expected ${explainFilter(filter, explainTimes(from, to))}, got ${came}.`]
}

function explainTimes(from: number, to: number): string {
  if (from === to) return `${from}`
  if (to === Number.POSITIVE_INFINITY) return `at least ${from}`
  return from === 0 ? `at most ${to}` : `${from} to ${to}`
}

function misordered(entries: readonly JournalEntry[], order: readonly string[]): string[] {
  let from = 0
  for (const [index, name] of order.entries()) {
    const at = entries.findIndex((entry, place) => place >= from && isNamed(entry, name))
    if (at < 0) return [outOfOrder(entries, order, index)]
    from = at + 1
  }
  return []
}

const isNamed = ({ step, keys }: JournalEntry, name: string): boolean =>
  step === name || keys.includes(name)

function outOfOrder(entries: readonly JournalEntry[], order: readonly string[], index: number) {
  const name = order[index] ?? ''
  const came = entries.filter(entry => isNamed(entry, name)).map(({ id }) => id)
  const where = index === 0 ? '' : ` after ${order[index - 1]}`
  const seen = came.length === 0 ? 'none came' : `it came as exchange ${came.join(', ')}`
  return `expected the order ${order.join(', ')}: there is no ${name}${where}; ${seen}.`
}

function tell(problems: readonly string[], requests: number): string {
  const came = requests === 1 ? '1 request' : `${requests} requests`
  if (problems.length === 0) return `As expected: ${came}.`
  return [`Not as expected, after ${came}:`, ...problems.map(problem => `- ${problem}`)].join('\n')
}
