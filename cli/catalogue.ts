import type { Check } from '../conformance/check.ts'
import { checks } from '../conformance/checks.ts'
import { type Mutant, mutants } from '../fake/index.ts'
import type { Clause, Level } from '../spec/clause.ts'
import { type ClauseId, clauseOf, clauses, isClauseId } from '../spec/clauses.ts'
import type { Profile } from '../spec/profile.ts'
import { profiles } from '../spec/profiles.ts'
import { suggestion } from './nearest.ts'
import { UsageError } from './usage.ts'

/** Anything that has an id and can be explained. */
export type Entry =
  | { readonly kind: 'check'; readonly check: Check }
  | { readonly kind: 'clause'; readonly id: ClauseId; readonly clause: Clause }
  | { readonly kind: 'profile'; readonly profile: Profile }
  | { readonly kind: 'mutant'; readonly mutant: Mutant }

/** Every id there is: checks, clauses, profiles, mutants. */
export const allIds = (): string[] => [
  ...checks.map(({ id }) => id),
  ...Object.keys(clauses),
  ...Object.keys(profiles),
  ...mutants.map(({ id }) => id),
]

/** Finds what `id` names; throws a UsageError that gives the nearest ids. */
export function entryOf(id: string): Entry {
  const check = checks.find(each => each.id === id)
  if (check !== undefined) return { kind: 'check', check }
  const clauseId = id.toUpperCase()
  if (isClauseId(clauseId)) return { kind: 'clause', id: clauseId, clause: clauseOf(clauseId) }
  const profile = Object.hasOwn(profiles, id) ? profiles[id] : undefined
  if (profile !== undefined) return { kind: 'profile', profile }
  const mutant = mutants.find(each => each.id === id)
  if (mutant !== undefined) return { kind: 'mutant', mutant }
  throw new UsageError(
    `nothing is called ${id}. ${suggestion(id, allIds(), 'See decider-kit list, list clauses, list profiles and list mutants.')}`,
  )
}

/** Finds a profile; throws a UsageError that names those there are. */
export function profileOf(name: string): Profile {
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  if (profile !== undefined) return profile
  throw new UsageError(
    `there is no profile ${name}: choose one of ${Object.keys(profiles).join(', ')}.`,
  )
}

const strength: readonly Level[] = ['MUST', 'SHOULD', 'MAY', 'INFO']

/** Gives the level a check has in a profile, the strongest of its clauses', or null where the profile has none of them. */
export function levelIn({ clauses: ids }: Check, profile: Profile): Level | null {
  const held = ids.map(id => profile.clauses[id])
  return strength.find(level => held.includes(level)) ?? null
}

/** Gives the checks that judge a clause. */
export const checksOf = (id: ClauseId): Check[] => checks.filter(each => each.clauses.includes(id))
