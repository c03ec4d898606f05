import type { Question } from '../../spec/nouns.ts'
import { countOutcomes } from '../answer.ts'
import type { KnownCase } from './case.ts'

/** Whose mean is answered: that of the cases of one family, or of all cases of a type; never across types. */
export const scopes = ['family', 'type'] as const

/** Whose mean a base rate is. */
export type Scope = (typeof scopes)[number]

type Sum = { count: number; readonly totals: number[] }

/** The mean posteriors of cases. */
export type BaseRates = {
  readonly add: (given: KnownCase) => void
  readonly meanOf: (scope: Scope, question: Question, family: string) => readonly number[]
}

/**
 * Makes running means of posteriors, by type and by family; only cases with as many outcomes are one mean.
 *
 * The mean of a choice goes by rank: the first option in alphabetical order of each case, the second, and so on.
 */
export function createBaseRates(): BaseRates {
  const sums = new Map<string, Sum>()
  return {
    add({ question, posterior, family }) {
      for (const scope of scopes) addTo(sums, groupOf(scope, question, family), posterior)
    },
    meanOf(scope, question, family) {
      const { count = 1, totals = [] } = sums.get(groupOf(scope, question, family)) ?? {}
      return totals.map(total => total / count)
    },
  }
}

const groupOf = (scope: Scope, question: Question, family: string): string =>
  JSON.stringify([question.type, countOutcomes(question), scope === 'family' ? family : null])

function addTo(sums: Map<string, Sum>, group: string, posterior: readonly number[]): void {
  const sum = sums.get(group) ?? { count: 0, totals: posterior.map(() => 0) }
  sum.count += 1
  for (const [index, share] of posterior.entries()) {
    sum.totals[index] = (sum.totals[index] ?? 0) + share
  }
  sums.set(group, sum)
}
