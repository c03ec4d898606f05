import type { ClauseId } from '../spec/clauses.ts'
import type { Capability } from '../spec/profile.ts'
import type { Probe } from './probe.ts'
import type { Verdict } from './verdict.ts'

/** One question put to a server, with everything there is to say about it. */
export type Check = {
  /** `subject.name`; never changes once released. */
  readonly id: string
  /** The clauses it judges, the principal one first; its level is theirs in the profile. */
  readonly clauses: readonly [ClauseId, ...ClauseId[]]
  /** What a conforming server does, in the present tense. */
  readonly title: string
  /** Checks that must have passed; if one has not, this one is `unmet` and is not run. */
  readonly needs: readonly string[]
  /** The capability it belongs to: `auth` when a token was given, `no-auth` when none was. */
  readonly when?: Capability | 'no-auth'
  /** How many requests it makes at most. */
  readonly requests: number
  /** What is sent, in words. */
  readonly sends: string
  /** What passes, in words; what fails is told by the mutants. */
  readonly passes: string
  /** For a negative check: the request without the offending part that must succeed first. */
  readonly control?: string
  /** The mutants (fake/mutants) that must turn it red. */
  readonly killedBy: readonly [string, ...string[]]
  run(probe: Probe): Promise<Verdict>
}
