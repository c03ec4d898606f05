import type { QuestionType } from '../../spec/nouns.ts'

/** A question that was asked and is no case. */
export type Miss = {
  readonly session: string
  /** The number of the request in its session. */
  readonly request: number
  readonly key: string
  readonly type: QuestionType
}

/** How many questions were cases. */
export type TruthTally = {
  /** Questions answered from a case. */
  readonly answered: number
  /** Questions that were no case. */
  readonly missed: number
  /** The first 20 of them. */
  readonly misses: readonly Miss[]
}

const MISSES_NAMED = 20

/** Makes a count of the questions that were cases and of those that were not. */
export function createTally() {
  const misses: Miss[] = []
  let answered = 0
  let missed = 0
  return {
    note(isCase: boolean, question: Miss) {
      if (isCase) answered += 1
      else missed += 1
      if (!isCase && misses.length < MISSES_NAMED) misses.push(question)
    },
    report: (): TruthTally => ({ answered, missed, misses: [...misses] }),
  }
}
