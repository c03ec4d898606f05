import type { ClauseId } from '../spec/clauses.ts'
import type { Verdict } from './verdict.ts'

/** A mutant as the proof needs to know it: the server itself is started by whoever owns it. */
export type Broken = { readonly id: string; readonly breaks: ClauseId; readonly says: string }

/** What became of one mutant before one check. */
export type Kill = {
  readonly check: string
  readonly mutant: string
  /**
   * `killed`: red for the clause the mutant breaks. `survived`: not red. `wrong-clause`: red, but the check
   * judges another clause. `void`: red although the mutant changed no byte. `masked`: red, but in a whole
   * run a check it needs fails first, so nobody would see it.
   */
  readonly result: 'killed' | 'survived' | 'wrong-clause' | 'void' | 'masked'
  /** The finding's sentence, or what came instead of a failure. */
  readonly says: string
}

/** A check that did not pass on the conforming server. */
export type NotGreen = { readonly check: string; readonly verdict: Verdict }

/** A legal server that a check blamed: a false verdict. */
export type FalseAlarm = { readonly check: string; readonly seed: string; readonly says: string }

/** Everything the proof found; empty lists and only killed mutants are a proof. */
export type Proof = {
  readonly checks: readonly string[]
  readonly mutants: readonly Broken[]
  readonly notGreen: readonly NotGreen[]
  readonly kills: readonly Kill[]
  readonly falseAlarms: readonly FalseAlarm[]
  /** How many seeds each honest server was made from, and how many verdicts on them were `unmet`. */
  readonly seeds: number
  readonly judged: number
  readonly unmet: number
  /** Mutants named by a check that nobody knows. */
  readonly unknownMutants: readonly string[]
  /** Mutants no check names. */
  readonly idleMutants: readonly string[]
}

/** Says whether the proof holds: every check green, every mutant killed, no legal server blamed. */
export const holds = (proof: Proof): boolean =>
  proof.notGreen.length === 0 &&
  proof.kills.every(({ result }) => result === 'killed') &&
  proof.falseAlarms.length === 0 &&
  proof.unknownMutants.length === 0 &&
  proof.idleMutants.length === 0
