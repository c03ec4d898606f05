import type { Check } from '../conformance/check.ts'
import { checks } from '../conformance/checks.ts'
import { UsageError } from '../conformance/errors.ts'
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
  | { readonly kind: 'clause'; readonly id: ClauseId; readonly clause: Clause }
  | { readonly kind: 'profile'; readonly profile: Profile }
  | { readonly kind: 'mutant'; readonly mutant: Mutant }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'dialect'; readonly dialect: Dialect }

/** Every id there is: checks, clauses, profiles, mutants, faults, dialects; `chalk-1` names a profile and a dialect. */
export const allIds = (): string[] => [
  ...checks.map(({ id }) => id),
  ...Object.keys(clauses),
  ...Object.keys(profiles),
  ...mutants.map(({ id }) => id),
  ...faults.map(({ id }) => id),
  ...dialects.map(({ id }) => id).filter(id => profileOf(id) === undefined),
]

/** Finds all that `id` names, for a mutant and a fault may share a name; throws a UsageError that gives the nearest ids. */
export function entriesOf(id: string): Entry[] {
  const found = [...entriesOfRules(id), ...entriesOfTheFake(id)]
  if (found.length > 0) return found
  throw new UsageError(
    `nothing is called ${id}. ${suggestion(id, [...new Set(allIds())], 'See decider-kit list, list clauses, list profiles, list mutants, list faults and list dialects.')}`,
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
