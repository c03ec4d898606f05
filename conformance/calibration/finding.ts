import type { JudgedOutcome, JudgedReason } from '../judged.ts'

/** What the numbers of a verdict come to, before it is written out. */
export type Finding = {
  readonly outcome: JudgedOutcome
  readonly reason: JudgedReason | null
  readonly says: string
}

/** Makes a finding that decides. */
export const closed = (outcome: JudgedOutcome, says: string): Finding => ({
  outcome,
  reason: null,
  says,
})

/** Makes a finding that leaves the verdict open. */
export const open = (reason: JudgedReason, says: string): Finding => ({
  outcome: 'inconclusive',
  reason,
  says,
})

/** Makes a finding that is open for want of answers; `says` is a phrase without a stop. */
export const tooFew = (says: string, least: number): Finding =>
  open('few', `${says}, too few to judge: at least ${least} are needed.`)
