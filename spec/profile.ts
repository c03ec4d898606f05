import type { Level } from './clause.ts'
import type { ClauseId } from './clauses.ts'

/** What a server may have or lack; a clause of a capability not declared is not applicable. */
export type Capability = 'auth'

/** A frozen list of clauses with the level each has for a certificate. */
export type Profile = {
  readonly name: string
  readonly title: string
  /** Levels are written out, not taken from the register, so that a later register moves no old certificate. */
  readonly clauses: Partial<Readonly<Record<ClauseId, Level>>>
}
