import { neededOf } from '../standing-rule.ts'

/** What one line of a standing says: whose verdict, what it came to, and the line as it is written. */
export type Reason = { readonly id: string | null; readonly word: string; readonly line: string }

/** Verdicts that share an outcome and are named by their ids alone. */
export type ReasonGroup = { readonly outcome: GroupedOutcome; readonly ids: readonly string[] }

type GroupedOutcome = (typeof grouped)[number]

/** The reasons of a standing: those worth a line each, and the rest by outcome. */
export type Reasons = {
  readonly named: readonly Reason[]
  readonly groups: readonly ReasonGroup[]
}

const grouped = ['inconclusive', 'pass', 'not-tested'] as const
const needed: readonly string[] = Object.values(neededOf)

/**
 * Sorts the reasons of a standing, so that what decided it is not lost among thirty lines.
 *
 * A failure, what has to pass and whatever is no verdict has a line, failures before the rest;
 * other verdicts are named together by what they came to.
 */
export function reasonsOf(because: readonly string[]): Reasons {
  const all = because.map(read)
  const isGrouped = ({ id, word }: Reason) =>
    id !== null && !needed.includes(id) && grouped.some(outcome => outcome === word)
  const named = all.filter(one => !isGrouped(one))
  const rank = ({ word }: Reason) => Number(word !== 'fail')
  return {
    named: named.sort((one, other) => rank(one) - rank(other)),
    groups: grouped.flatMap(outcome => {
      const ids = all.flatMap(one => (isGrouped(one) && one.word === outcome ? [one.id ?? ''] : []))
      return ids.length === 0 ? [] : [{ outcome, ids }]
    }),
  }
}

function read(line: string): Reason {
  const [, id = null, word = ''] = /^([\w.-]+): ([a-z-]+)(?:,|$)/.exec(line) ?? []
  return { id, word, line }
}
