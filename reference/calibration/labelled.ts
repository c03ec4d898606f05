import type { QuestionType } from '../../spec/nouns.ts'
import type { Evidence } from '../readout/evidence.ts'

/** Evidence about a question, and what is true of it. */
export type Labelled = {
  readonly type: QuestionType
  readonly evidence: Evidence
  /** The probability of each outcome in the order of the evidence; a 1 among 0s where it is a label. */
  readonly truth: readonly number[]
  /** The state it was about; answers about one state are kept in one half. */
  readonly cluster: string
}
