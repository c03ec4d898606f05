/** What a verdict on calibration or speed may come to. */
export type JudgedOutcome = 'pass' | 'warn' | 'fail' | 'inconclusive' | 'not-tested'

/**
 * Why there is no pass and no failure.
 *
 * coverage: too few questions had a usable answer; few: too few answers for a decision; limit: the
 * estimate lies too near the limit; client: this machine was too busy to measure; lost: the server
 * stopped answering; budget: --max-requests was used up; interrupted: by the caller; undeclared: not
 * asked for, as with requests at once to a server that may take one at a time.
 */
export type JudgedReason =
  | 'coverage'
  | 'few'
  | 'limit'
  | 'client'
  | 'lost'
  | 'budget'
  | 'interrupted'
  | 'undeclared'

/** A labelled number or phrase beside a verdict; values are written for a person. */
export type Fact = { readonly label: string; readonly value: string }

/** One verdict on calibration or speed, with what it rests on; `null` where a field does not apply. */
export type Judged = {
  /** `C1`, `C2.noul`, `L4.16`: the rule of the guide, and which part of it. */
  readonly id: string
  /** What is claimed where it passes, in the present tense, lower case, without a full stop. */
  readonly title: string
  readonly outcome: JudgedOutcome
  readonly reason: JudgedReason | null
  /** The result in one sentence. */
  readonly says: string
  /** What `estimate` is an estimate of: "share right among answers of yes at 0.9 or more". */
  readonly measure: string
  /** Of estimate, limits and threshold. */
  readonly unit: 'share' | 'ms' | 'count' | 'ratio'
  readonly estimate: number | null
  /** One-sided 95% limits. */
  readonly lower: number | null
  readonly upper: number | null
  /** How many answers or times the estimate is of. */
  readonly count: number
  readonly threshold: number | null
  readonly seed: string
  /** The count that would have changed the verdict: "fails from 16 wrong of 100; 4 were". */
  readonly margin: string | null
  /** The cheapest next step, where the verdict is open or against the server. */
  readonly next: string | null
  readonly facts: readonly Fact[]
  /** Up to ten exchanges that show it. */
  readonly exchanges: readonly number[]
}

/** The parts every verdict has, and of the others those that apply. */
export type Draft = Pick<Judged, 'id' | 'title' | 'outcome' | 'says' | 'measure' | 'seed'> &
  Partial<Judged>

/** Makes a verdict; what a draft leaves out does not apply. */
export const judgedOf = ({ id, title, outcome, ...applying }: Draft): Judged => ({
  id,
  title,
  outcome,
  reason: null,
  unit: 'share',
  estimate: null,
  lower: null,
  upper: null,
  count: 0,
  threshold: null,
  margin: null,
  next: null,
  facts: [],
  exchanges: [],
  ...applying,
})
