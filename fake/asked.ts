import type { JsonObject } from '../spec/json-object.ts'
import type { Question } from '../spec/nouns.ts'

/** What a request asks, in the protocol's own nouns, whichever dialect it came in. */
export type Asked = {
  /** As it came: a text under protocol v1, any JSON value under others. */
  readonly state: unknown
  /** The state as a decider reads it: a text as it is, any other value as compact JSON. */
  readonly text: string
  /** By key, in the order they came; `Object.entries` keeps it for every key that is no number. */
  readonly questions: Readonly<Record<string, Question>>
}

/** Answers by key; a key left out is unknown. */
export type Answers = Readonly<Record<string, JsonObject>>

/** Where a request stands among those of its session and of the whole fake; every count starts at 1. */
export type Occasion = {
  readonly session: string
  /** The number of this request in its session. */
  readonly request: number
  /** The number of the connection it came on, in the life of the fake; 0 where there is no socket. */
  readonly connection: number
  /** How many requests are being answered at this moment, this one counted. */
  readonly inFlight: number
}
