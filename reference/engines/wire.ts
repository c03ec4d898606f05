import type { JsonObject } from '../../spec/json-object.ts'
import { type Musing, sampling } from './engine.ts'

/** What a model is given: images, where it sees them, and a text behind them. */
export type Prompt = { readonly images: readonly string[]; readonly text: string }

/** One of the two ways a completions server is asked: what is sent where, and where the answer has its text. */
export type Wire = {
  readonly path: string
  /** Writes the request for one token, with the `top` likeliest in its place. */
  ask(prompt: Prompt, top: number): JsonObject
  /** Writes the request for a text. */
  goOn(musing: Musing): JsonObject
  /** Finds the text of the first choice; what is there may be anything. */
  textIn(choice: unknown): unknown
}

/** Gives how a thought is sampled, in the fields of a completions server. */
export const sampled = ({ mostTokens, seed }: Musing): JsonObject => {
  const { temperature, topP, topK } = sampling
  return { max_tokens: mostTokens, temperature, top_p: topP, top_k: topK, seed }
}

/** Asks for one token, at temperature 1: there a server which scales what it lists by the temperature lists what is asked for. */
export const oneToken: JsonObject = { max_tokens: 1, temperature: 1 }
