import { countLimits, fewestTrials } from './count-limit.ts'
import { DECISIVE, evidenceOf } from './sequential.ts'
import { binomialCdf } from './special-function.ts'

/** The decision a number of answers is to be enough for. */
export type Decision = {
  /** The precision to be proven, or disproven. */
  readonly threshold: number
  /** The precision the decider is thought to have: above the threshold to prove, below to disprove. */
  readonly precision: number
  /** The chance the decision is to have. */
  readonly power: number
}

/** Gives the chance that `trials` answers of a decider of some precision prove or disprove the threshold. */
export function powerOf(trials: number, { threshold, precision }: Omit<Decision, 'power'>): number {
  const { pass, fail } = countLimits(trials, 1 - threshold)
  const wrong = 1 - precision
  if (precision >= threshold) return pass === null ? 0 : binomialCdf(pass, trials, wrong)
  return fail === null ? 0 : 1 - binomialCdf(fail - 1, trials, wrong)
}

/** Numbers of answers with which a decision has its power. */
export type Needed = {
  /** The fewest answers that give it. */
  readonly first: number
  /** The number from which on more answers never lose it again; counts are whole, so power saws. */
  readonly stable: number
}

/**
 * Gives how many acting answers a decision needs; null where `most` are not enough.
 *
 * Exact binomial power. A decider of exactly the threshold is never decided: each verdict comes once
 * in 20 runs.
 */
export function neededAnswers(decision: Decision, most = 10_000): Needed | null {
  let [first, stable]: [number | null, number | null] = [null, null]
  for (let trials = 1; trials <= most; trials += 1) {
    if (powerOf(trials, decision) < decision.power) stable = null
    else {
      first ??= trials
      stable ??= trials
    }
  }
  return first === null || stable === null ? null : { first, stable }
}

/** Gives the fewest acting answers, all right, that prove a precision at a number fixed before. */
export const fewestFixed = (threshold: number): number => fewestTrials(1 - threshold)

/** Gives the fewest acting answers, all right, that prove a precision when looked at after each. */
export function fewestSequential(threshold: number): number {
  let total = 1
  while (evidenceOf({ right: total, total }, threshold).pass < DECISIVE) total += 1
  return total
}

/** Gives how many cases it takes for `answers` to reach the threshold, at the share that did; null where none did. */
export const casesFor = (answers: number, coverage: number): number | null =>
  coverage > 0 ? Math.ceil(answers / coverage) : null

/**
 * Gives how many labelled cases bring the mean noise floor of the calibration error down to `limit`.
 *
 * The floor falls with the root of the number of cases.
 */
export const casesForFloor = (cases: number, floor: number, limit: number): number =>
  Math.max(1, Math.ceil(cases * (floor / limit) ** 2))

/** Gives the chance that a decider passes the client's own gate: 18 or more of 20 acting answers right. */
export const gatePower = (precision: number): number =>
  1 - binomialCdf(GATE_RIGHT - 1, GATE_RUNS, precision)

// Chalk's guide, "The decider": at least 20 runs, at least 90% right.
const GATE_RUNS = 20
const GATE_RIGHT = 18
