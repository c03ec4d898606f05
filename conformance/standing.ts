import { claimsOf, type Subject } from './claims.ts'
import { decide, type Judgements } from './decision.ts'
import { isDeciding } from './standing-rule.ts'

/** What the run says about letting a client act on the answers. */
export type StandingVerdict = 'may-act' | 'shadow-only' | 'undecided'

/** The overall verdict on acting; in the run record, null where neither calibration nor speed was asked for. */
export type Standing = {
  readonly verdict: StandingVerdict
  /** Why, in one sentence that may follow the verdict and a colon. */
  readonly says: string
  /** The verdicts that decided it: id, what it came to, and what it claims. */
  readonly because: readonly string[]
  /** The cheapest next step; null for may-act. */
  readonly next: string | null
  /** What is claimed and what is not, a sentence each. */
  readonly claims: readonly string[]
  /** What was not tested, a sentence each. */
  readonly notTested: readonly string[]
}

/** What the overall verdict is about and made from. */
export type JudgedRun = Judgements & Subject

/** Gives the overall verdict on acting, and what it claims; null where neither calibration nor speed was asked for. */
export const standingOf = (given: JudgedRun): Standing | null => {
  const decision = decide(given)
  if (decision === null) return null
  return { ...decision, claims: claimsOf(given), notTested: notTestedOf(given) }
}

/** Says what nobody knows after the run: what was not asked for, left out, or left open. */
const notTestedOf = ({ calibration, latency }: Judgements): readonly string[] => [
  ...(calibration === null ? ['Calibration (--calibration).'] : []),
  ...(latency === null ? ['Speed (--latency).'] : []),
  ...[calibration, latency].flatMap(part => (part?.ended ? [part.ended.says] : [])),
  ...[calibration, latency].flatMap(part => part?.notTested ?? []),
  ...[calibration, latency]
    .flatMap(part => part?.verdicts ?? [])
    .filter(({ id, outcome }) => isDeciding(id) && outcome === 'not-tested')
    .map(({ id, says }) => `${id}: ${says}`),
]
