import type { Level } from '../spec/clause.ts'
import { nearest } from '../spec/nearest.ts'
import type { Capability, Profile } from '../spec/profile.ts'
import type { Check } from './check.ts'
import { nothingSelected } from './errors.ts'
import { matches } from './selection.ts'

/** A check in its place, with what it weighs and costs. */
export type PlannedCheck = {
  readonly check: Check
  /** The strongest level its clauses have in the profile. */
  readonly level: Level
  /** How many requests it makes at most; 0 where it does not apply. */
  readonly cost: number
  /** Why it does not apply to this server, or null where it does. */
  readonly notApplicable: string | null
}

/** What will be asked of a server, in order. */
export type Plan = {
  readonly profile: string
  readonly declared: readonly Capability[]
  readonly checks: readonly PlannedCheck[]
  /** How many requests the whole makes at most. */
  readonly requests: number
}

/** What a plan is made from. */
export type PlanOptions = {
  readonly profile: Profile
  readonly checks: readonly Check[]
  /** Ids or globs; none means every check. What a selected check needs comes along. */
  readonly only?: readonly string[]
  readonly skip?: readonly string[]
  /** What the server has; `auth` when a token was given. */
  readonly declared?: readonly Capability[]
}

/** A plan, or the sentence that says why there is none. */
export type Planned =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly says: string }

const strength: readonly Level[] = ['INFO', 'MAY', 'SHOULD', 'MUST']

/** Gives the level a check has in a profile, the strongest of its clauses', or null where the profile has none of them. */
export const levelIn = (profile: Profile, check: Check): Level | null => {
  const ranks = check.clauses.flatMap(id => {
    const level = profile.clauses[id]
    return level === undefined ? [] : [strength.indexOf(level)]
  })
  return strength[Math.max(-1, ...ranks)] ?? null
}

/** Gives every check that `roots` stand on, each after what it needs; else in their own order. */
const ordered = (roots: readonly Check[], byId: ReadonlyMap<string, Check>): readonly Check[] => {
  const placed = new Set<Check>()
  const place = (check: Check, above: readonly string[]): void => {
    if (placed.has(check)) return
    if (above.includes(check.id)) {
      throw new Error(`checks need each other in a circle: ${[...above, check.id].join(' > ')}`)
    }
    for (const id of check.needs) {
      const needed = byId.get(id)
      if (needed === undefined) throw new Error(`${check.id} needs ${id}, which is no check`)
      place(needed, [...above, check.id])
    }
    placed.add(check)
  }
  for (const check of roots) place(check, [])
  return [...placed]
}

const reasonAgainst = (check: Check, declared: readonly Capability[]): string | null => {
  const hasAuth = declared.includes('auth')
  if (check.when === 'auth' && !hasAuth) return 'no token was given (--token-env)'
  if (check.when === 'no-auth' && hasAuth) return 'a token was given, so the server needs one'
  return null
}

const refusal = (patterns: readonly string[], ids: readonly string[]): string | null => {
  const idle = patterns.find(pattern => !ids.some(id => matches(id, pattern)))
  return idle === undefined ? null : nothingSelected(idle, nearest(idle, ids))
}

/**
 * Plans a run: which checks, in which order, at which level and cost.
 *
 * A check comes after those it needs, else in declaration order. An id or glob that selects nothing
 * gives a sentence with the nearest ids. Throws for needs that name no check or go in a circle,
 * which is the suite's own mistake.
 */
export const plan = (options: PlanOptions): Planned => {
  const { profile, checks, only = [], skip = [], declared = [] } = options
  const ids = checks.map(({ id }) => id)
  const says = refusal([...only, ...skip], ids)
  if (says !== null) return { ok: false, says }
  const byId = new Map(checks.map(check => [check.id, check]))
  const selected = checks.filter(
    check =>
      levelIn(profile, check) !== null &&
      (only.length === 0 || only.some(pattern => matches(check.id, pattern))),
  )
  const isSkipped = ({ id }: Check): boolean => skip.some(pattern => matches(id, pattern))
  const roots = selected.filter(check => !isSkipped(check))
  const planned = ordered(roots, byId)
    .filter(check => !isSkipped(check))
    .map(check => {
      const notApplicable = reasonAgainst(check, declared)
      const cost = notApplicable === null ? check.requests : 0
      return { check, level: levelIn(profile, check) ?? 'INFO', cost, notApplicable }
    })
  const requests = planned.reduce((sum, { cost }) => sum + cost, 0)
  return { ok: true, plan: { profile: profile.name, declared, checks: planned, requests } }
}
