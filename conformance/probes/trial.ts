import type { Question } from '../../spec/nouns.ts'
import type { Case } from '../corpus/case.ts'

/** A question about a state with what is true of it, before it stands in a request. */
export type Known = Omit<Case, 'id' | 'partition' | 'nonce'>

/** A request of a probe. */
export type ProbeAsk = {
  readonly state: string
  readonly questions: Readonly<Record<string, Question>>
  /** Goes beside the questions, so that no cache answers in place of the decider. */
  readonly nonce: string
  /** What is true of each of its questions. */
  readonly cases: readonly Case[]
}

/**
 * How an answer is turned before it is compared.
 *
 * plain: as it is; opposite: 1 - p of a noul, the mirrored level of a score; yes-option: a choice
 * between `yes` and `no`, as the probability of yes.
 */
export type Turn = 'plain' | 'opposite' | 'yes-option'

/** Where an answer is found, and how it is turned. */
export type Place = { readonly ask: ProbeAsk; readonly key: string; readonly turn: Turn }

/** Answers that stand in some relation: most often that of a base, then that of its variant. */
export type Trial = {
  /** Names the state: trials about one state are not independent. */
  readonly cluster: string
  readonly places: readonly Place[]
}

/** A base: a question that was drawn, under its own key, and the requests that repeat it. */
export type Base = {
  readonly known: Known
  readonly key: string
  /** The same request again and again, but for its nonce; the first is what variants are compared with. */
  readonly repeats: readonly ProbeAsk[]
}

/** Gives the place of a base's own answer. */
export const placeOf = ({ repeats, key }: Base): Place => {
  const [ask] = repeats
  if (ask === undefined) throw new RangeError('expected a base that is asked at least once')
  return { ask, key, turn: 'plain' }
}
