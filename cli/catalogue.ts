import type { Check } from '../conformance/check.ts'
import { checks } from '../conformance/checks.ts'
import { UsageError } from '../conformance/errors.ts'
import type { VerdictRule } from '../conformance/verdict-rule.ts'
import type { Fault } from '../fake/fault.ts'
import { faultOf, faults } from '../fake/faults/index.ts'
import { type Mutant, mutants } from '../fake/index.ts'
import type { Clause } from '../spec/clause.ts'
import { type ClauseId, clauseOf, clauses, isClauseId } from '../spec/clauses.ts'
import type { Dialect } from '../spec/dialect.ts'
import { dialectOf, dialects } from '../spec/dialects.ts'
import type { Profile } from '../spec/profile.ts'
import { profileOf, profiles } from '../spec/profiles.ts'
import { suggestion } from './suggestion.ts'

/** Anything that has an id and can be explained. */
export type Entry =
  | { readonly kind: 'check'; readonly check: Check }
  | { readonly kind: 'verdict'; readonly rule: VerdictRule }
  | { readonly kind: 'clause'; readonly id: ClauseId; readonly clause: Clause }
  | { readonly kind: 'profile'; readonly profile: Profile }
  | { readonly kind: 'mutant'; readonly mutant: Mutant }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'dialect'; readonly dialect: Dialect }

/** Every id there is: checks, verdicts, clauses, profiles, mutants, faults, dialects; `chalk-1` names a profile and a dialect. */
export const allIds = async (): Promise<string[]> => [
  ...checks.map(({ id }) => id),
  ...(await rules()).verdictRules().map(({ id }) => id),
  ...Object.keys(clauses),
  ...Object.keys(profiles),
  ...mutants.map(({ id }) => id),
  ...faults.map(({ id }) => id),
  ...dialects.map(({ id }) => id).filter(id => profileOf(id) === undefined),
]

// What verdicts are reckoned with takes a moment to load, and most ids need none of it.
const rules = () => import('../conformance/verdict-rules.ts')

/** Finds all that `id` names, for a mutant and a fault may share a name and C5 is a family; throws a UsageError that gives the nearest ids. */
export async function entriesOf(id: string): Promise<Entry[]> {
  const found = [...entriesOfRules(id), ...entriesOfTheFake(id)]
  if (found.length > 0) return found
  const named = (await rules()).rulesNamed(id)
  if (named.length > 0) return named.map(rule => ({ kind: 'verdict', rule }))
  throw new UsageError(
    `nothing is called ${id}. ${suggestion(id, [...new Set(await allIds())], 'See decider-kit list, list verdicts, list clauses, list profiles, list mutants, list faults and list dialects.')}`,
  )
}

function entriesOfRules(id: string): Entry[] {
  const check = checks.find(each => each.id === id)
  if (check !== undefined) return [{ kind: 'check', check }]
  const clauseId = id.toUpperCase()
  if (isClauseId(clauseId)) return [{ kind: 'clause', id: clauseId, clause: clauseOf(clauseId) }]
  const profile = profileOf(id)
  if (profile !== undefined) return [{ kind: 'profile', profile }]
  const dialect = dialectOf(id)
  return dialect === undefined ? [] : [{ kind: 'dialect', dialect }]
}

function entriesOfTheFake(id: string): Entry[] {
  const mutant = mutants.find(each => each.id === id)
  const fault = faultOf(id)
  return [
    ...(mutant === undefined ? [] : [{ kind: 'mutant', mutant } as const]),
    ...(fault === undefined ? [] : [{ kind: 'fault', fault } as const]),
  ]
}

/** Gives the checks that judge a clause. */
export const checksOf = (id: ClauseId): Check[] => checks.filter(each => each.clauses.includes(id))
