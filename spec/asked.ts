import type { JsonObject } from './json-object.ts'
import type { Question } from './nouns.ts'

/** What a request asks, in the protocol's own nouns, whichever dialect it came in. */
export type Asked = {
  /** As it came: a text under protocol v1, any JSON value under others. */
  readonly state: unknown
  /** The state as a decider reads it: a text as it is, any other value as compact JSON. */
  readonly text: string
  /** By key, in the order they came; `Object.entries` keeps it for every key that is no number. */
  readonly questions: Readonly<Record<string, Question>>
  /** The request's body as JSON, for what a dialect has beyond the nouns; absent where it came from elsewhere. */
  readonly body?: JsonObject
}

/** Answers by key, in the protocol's own nouns; a key left out is unknown. */
export type Answers = Readonly<Record<string, JsonObject>>

/** What is given in the place of answers by key: answers, or whatever else a script wants there. */
export type GivenAnswers = Readonly<Record<string, unknown>>

/** Gives a JSON value as a text: a string as it is, any other as compact JSON; nothing, and what is nested too deep to be written, as an empty text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    // JSON.parse reads deeper than JSON.stringify can write: some thousand levels, by the size of the stack.
    return ''
  }
}
