import type { JudgedOutcome } from '../../conformance/judged.ts'
import type { DeciderName } from './deciders.ts'

/** What one run of one decider came to. */
export type Observation = {
  readonly decider: DeciderName
  readonly seed: string
  /** By id: `C1`, `C5.rename`, `L5`. Of an id judged twice, by speed and by load, the later. */
  readonly verdicts: Readonly<Record<string, JudgedOutcome>>
  /** Why a verdict is open, by id. */
  readonly reasons: Readonly<Record<string, string>>
  /** How many stretches of slow answers one request at a time showed. */
  readonly episodes: number
  /** The sizes of bursts that were served one at a time. */
  readonly serial: readonly number[]
  /** How many requests were made. */
  readonly requests: number
}
