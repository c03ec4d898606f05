import type { Level } from './clause.ts'
import type { ClauseId } from './clauses.ts'

/**
 * What a server may have or lack; a check of a capability not declared is not applicable.
 *
 * auth: it wants a token. concurrent: it takes several requests at once; single-flight: one at a time.
 */
export const capabilities = ['auth', 'concurrent', 'single-flight'] as const

/** One of the things a server may be declared to have. */
export type Capability = (typeof capabilities)[number]

/** A frozen list of clauses with the level each has for a certificate. */
export type Profile = {
  readonly name: string
  readonly title: string
  /** Levels are written out, not taken from the register, so that a later register moves no old certificate. */
  readonly clauses: Partial<Readonly<Record<ClauseId, Level>>>
}
