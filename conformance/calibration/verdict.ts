import {
  type Draft,
  judgedOf as draftedOf,
  type Fact,
  type Judged,
  type JudgedReason,
} from '../judged.ts'
import type { MeasureLevel } from '../measuring.ts'
import type { Count, Interval } from '../statistics/proportion.ts'
import { figure, sentence, share, whole } from '../wording.ts'
import type { MeasuredAnswer } from './calibration-record.ts'

export { figure, percent, setting, share, whole } from '../wording.ts'

/** What verdicts are reckoned with, all chosen before the run. */
export type Judging = {
  readonly level: MeasureLevel
  readonly seed: string
  /** At or above it a yes is acted on. */
  readonly threshold: number
  /** C1 is judged at the threshold less this. */
  readonly margin: number
  /** How many resampled runs limits come from. */
  readonly resamples: number
}

/** Makes a verdict of this run, its result a sentence; what a draft leaves out does not apply. */
export const judgedOf = ({ seed }: Judging, draft: Omit<Draft, 'seed'>): Judged =>
  draftedOf({ ...draft, seed, says: sentence(draft.says) })

/** Why verdicts have to stay open, whatever the numbers say. */
export type Hold = {
  readonly reason: JudgedReason
  readonly says: string
  readonly next: string
}

/** Leaves a verdict open where there is a reason to; its numbers stay. */
export const held = (verdict: Judged, hold: Hold | null): Judged =>
  hold === null || verdict.outcome === 'not-tested'
    ? verdict
    : {
        ...verdict,
        outcome: 'inconclusive',
        reason: hold.reason,
        says: sentence(
          verdict.count === 0 ? hold.says : `${hold.says}. So far: ${clauseOf(verdict.says)}`,
        ),
        next: hold.next,
      }

const clauseOf = (says: string): string => `${says.charAt(0).toLowerCase()}${says.slice(1)}`

/** Makes a fact. */
export const fact = (label: string, value: string): Fact => ({ label, value })

/** Writes the limits of what may be below 0, as a gap. */
export const limits = ({ lower, upper }: Interval): string => `${figure(lower)} to ${figure(upper)}`

/** Writes the limits of a share or of an error: below 0 or above 1 there is nothing. */
export const shareLimits = ({ lower, upper }: Interval): string =>
  `${share(lower)} to ${share(upper)}`

/** Writes a count of right answers. */
export const counted = ({ right, total }: Count): string => `${whole(right)} of ${whole(total)}`

const MOST_SHOWN = 10

/** Gives the exchanges of up to ten answers, those first that `weight` weighs most. */
export const shownBy = <Answer extends MeasuredAnswer>(
  answers: readonly Answer[],
  weight: (answer: Answer) => number,
): number[] =>
  answers
    .map(answer => ({ weight: weight(answer), exchange: answer.exchange }))
    .sort((one, other) => other.weight - one.weight || one.exchange - other.exchange)
    .slice(0, MOST_SHOWN)
    .map(({ exchange }) => exchange)
