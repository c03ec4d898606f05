import type { Question } from '../../../spec/nouns.ts'

/** One question about one text, asked alone. */
export type Inquiry<Q extends Question = Question> = {
  readonly state: string
  readonly question: Q
}

/** A request as the page has it: protocol, state, questions and nothing else. */
export type Ask = {
  readonly protocol: 1
  readonly state: string
  readonly questions: Readonly<Record<string, Question>>
}

/** Gives the request that asks `questions` about `state`. */
export const ask = (state: string, questions: Readonly<Record<string, Question>>): Ask => ({
  protocol: 1,
  state,
  questions,
})

/** Gives an object with exactly these own keys, `__proto__` included, which a literal cannot name. */
export const record = <T>(
  entries: readonly (readonly [string, T])[],
): Readonly<Record<string, T>> => Object.fromEntries(entries)
