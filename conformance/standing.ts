/** What the run says about letting a client act on the answers. */
export type StandingVerdict = 'may-act' | 'shadow-only' | 'undecided'

/** The overall verdict on acting; in the run record, null where neither calibration nor speed was asked for. */
export type Standing = {
  readonly verdict: StandingVerdict
  /** In one sentence. */
  readonly says: string
  /** The ids of the verdicts that decided it, and what each came to. */
  readonly because: readonly string[]
  /** The cheapest next step; null for may-act. */
  readonly next: string | null
  /** What is claimed and what is not, a sentence each. */
  readonly claims: readonly string[]
  /** What was not tested, a sentence each. */
  readonly notTested: readonly string[]
}
