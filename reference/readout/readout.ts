import type { Question } from '../../spec/nouns.ts'
import { countOutcomes } from '../../spec/phrasing.ts'
import type { Pass } from '../engines/engine.ts'
import type { Evidence } from './evidence.ts'

/** The reading of one question: asks for passes, is given their log-probabilities, asks again or ends with evidence. */
export type Reading = Generator<readonly Pass[], Evidence, readonly (readonly number[])[]>

/** The ways to read a question off a model, as `/health` and a calibration name them. */
export const readoutIds = ['option', 'label'] as const

/** One of them. */
export type ReadoutId = (typeof readoutIds)[number]

/** One way to read a question off a model. */
export type Readout = {
  readonly id: ReadoutId
  /** The version of the prompt; a calibration holds for one. */
  readonly prompt: string
  /** The most outcomes of one question. */
  readonly mostOutcomes: number
  /** Whether so many outcomes are read in groups, for they are more than fit one pass. */
  isGrouped(outcomes: number): boolean
  /** Reads a question of 1 to `mostOutcomes` outcomes. `note` stands before every answer: the thought of a second read. */
  read(question: Question, note: string): Reading
}

/** Says of a question with more outcomes than a readout can tell apart how many there may be; null where it has no more. */
export function excessOf(
  question: Question,
  { mostOutcomes }: Pick<Readout, 'mostOutcomes'>,
): string | null {
  const count = countOutcomes(question)
  return count <= mostOutcomes
    ? null
    : `at most ${mostOutcomes} options can be told apart, got ${count}`
}
