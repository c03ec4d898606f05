/** A yes, no or unknown question. */
export type NoulQuestion = {
  readonly type: 'noul'
  readonly instructions: string
  readonly criteria?: { readonly true?: string; readonly false?: string }
}

/** A question that picks one of the named options. */
export type ChoiceQuestion = {
  readonly type: 'choice'
  readonly instructions: string
  readonly criteria: Readonly<Record<string, string>>
}

/** A question that rates on an ordered scale, lowest level first. */
export type ScoreQuestion = {
  readonly type: 'score'
  readonly instructions: string
  readonly criteria: readonly string[]
}

export type Question = NoulQuestion | ChoiceQuestion | ScoreQuestion

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
