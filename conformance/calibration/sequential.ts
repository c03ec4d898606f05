import { certainty, thresholdThousandths } from '../../spec/thousandths.ts'
import { type GradedNoul, isYes, rightness } from '../statistics/graded-answer.ts'
import type { Count, Interval } from '../statistics/proportion.ts'
import { confidenceSequence, DECISIVE, evidenceOf } from '../statistics/sequential.ts'

/** Makes the question whether a client acts on an answer: on a yes that reaches the threshold in whole thousandths. */
export function actingAt(threshold: number): (answer: GradedNoul) => boolean {
  const least = thresholdThousandths(threshold)
  return answer => isYes(answer) && certainty(answer.noul) >= least
}

/** What precision is tested against, and from which confidence on answers count. */
export type Line = {
  readonly threshold: number
  /** The precision to be shown: the threshold less the margin. */
  readonly limit: number
}

/** Where a sequential test stands. */
export type Sequential = {
  readonly decision: 'pass' | 'fail' | null
  /** Of acting answers, when it was decided; else so far. */
  readonly count: Count
  /** How many answers had come by then. */
  readonly answers: number
  /** Whether the most acting answers were looked at without a decision. */
  readonly isCapped: boolean
}

/** Evidence is looked at after so many answers each time (calibration.md section 5.2). */
const EVERY = 20
const MOST_ACTING = 600

/** A sequential test under way. */
export type SequentialTest = {
  /** Takes in the next answer, in the seeded order of asking. */
  see(answer: GradedNoul): void
  result(): Sequential
}

/**
 * Tests the precision of acting answers as they come: evidence of 20 to 1 decides, looked at every 20 answers.
 *
 * Errs at most once in 20 runs in each direction, whenever it stops (Ville, 1939). A failure stands; a pass
 * gives way to later evidence of a failure, as of a model that changed: it may come at any time of the run.
 */
export function sequentialTest({ threshold, limit }: Line): SequentialTest {
  let [right, total, answers] = [0, 0, 0]
  let ended: Sequential | null = null
  let passed: Sequential | null = null
  const isActing = actingAt(threshold)
  const look = (): Sequential => {
    const count = { right, total }
    const { pass, fail } = evidenceOf(count, limit)
    const decision = fail >= DECISIVE ? 'fail' : pass >= DECISIVE ? 'pass' : null
    return { decision, count, answers, isCapped: decision === null && total >= MOST_ACTING }
  }
  return {
    see(answer) {
      if (ended !== null) return
      answers += 1
      if (isActing(answer)) {
        total += 1
        right += rightness(answer)
      }
      if (answers % EVERY > 0) return
      const now = look()
      if (now.decision === 'pass') passed ??= now
      else if (now.decision === 'fail' || (now.isCapped && passed === null)) ended = now
    },
    result: () =>
      ended ?? passed ?? { decision: null, count: { right, total }, answers, isCapped: false },
  }
}

/** Says whether evidence can be gathered about a precision: bets need it between 0.5 and 1. */
export const canBeSequential = (limit: number): boolean => limit > 0.5 && limit < 1

// Halvings until the limits have nine digits.
const HALVINGS = 30

/**
 * Gives the limits that agree with the evidence: every precision outside is one that it has decided against.
 *
 * Valid at any time of stopping, each at one-sided error 0.05; below 0.5, where nobody bets, those of
 * the confidence sequence.
 */
export function sequentialLimits(count: Count): Interval {
  const wide = confidenceSequence(count)
  const isBelow = (share: number): boolean => evidenceOf(count, share).pass >= DECISIVE
  const isAbove = (share: number): boolean => evidenceOf(count, share).fail >= DECISIVE
  const lower = edge(LEAST, MOST, isBelow)
  const upper = edge(MOST, LEAST, isAbove)
  return { lower: lower ?? wide.lower, upper: upper ?? wide.upper }
}

const LEAST = 0.5 + 1e-9
const MOST = 1 - 1e-9

/** Finds how far from `from` towards `to` something holds, by halving; null where it does not at `from`. */
function edge(from: number, to: number, holds: (share: number) => boolean): number | null {
  if (!holds(from)) return null
  let [inner, outer] = [from, to]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (inner + outer) / 2
    if (holds(middle)) inner = middle
    else outer = middle
  }
  return inner
}
