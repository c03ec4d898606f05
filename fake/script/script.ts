import type { JsonObject } from '../../spec/json-object.ts'
import type { QuestionType } from '../../spec/nouns.ts'
import type { FaultUse } from '../fault.ts'

/** A script as the fake runs it: every short form written out, every text checked. */
export type Script = {
  /** The file it came from; null for an object. */
  readonly source: string | null
  /** Decides every draw of this script: probabilities, delays, faults. */
  readonly seed: string
  /** Whether a request that no step matches is answered as a conforming fake does, or refused with 501 and the nearest step. */
  readonly otherwise: 'answer' | 'refuse'
  /** For every request, beneath what a step answers. */
  readonly answers: readonly AnswerRule[]
  /** In order: the first that matches a request decides it. */
  readonly steps: readonly Step[]
}

/** What happens to the requests it matches. */
export type Step = {
  /** As given, or `step 3`. */
  readonly name: string
  /** The line of the file it starts on, from 1; null for an object. */
  readonly line: number | null
  readonly when: Conditions
  /** How many requests it takes before it matches no more; null for no end. */
  readonly times: number | null
  /** The share of matching requests it takes, 0 to 1, drawn with the script's seed. */
  readonly probability: number
  /** One for each use in turn; a plain step has one. */
  readonly effects: readonly Effect[]
  /** After the last of `effects`: the last for ever, all of them again, or no match any more. */
  readonly then: 'forever' | 'repeat' | 'pass'
}

/** All that is given must hold; the four about questions hold for one and the same question. */
export type Conditions = {
  readonly method?: string
  /** A glob. */
  readonly path?: string
  /** By lower-case name; `absent` holds where the header did not come. */
  readonly headers?: Readonly<Record<string, ValueCondition | 'absent'>>
  /** A glob over keys. */
  readonly question?: string
  readonly type?: QuestionType
  readonly instructions?: ValueCondition
  /** The number of requests in this session that asked this key, this one counted. */
  readonly asked?: Range
  readonly state?: ValueCondition
  /** The body of the request: as the JSON value it is, or as text where it is none. */
  readonly body?: ValueCondition
  /** The number of the request in its session. */
  readonly request?: Range
  /** The number of the connection in the life of the fake. */
  readonly connection?: Range
  /** A glob over session names. */
  readonly session?: string
}

/** All that is given must hold; `is` compares JSON values, the order of keys aside. A value that is no text is looked at as compact JSON, by `schema` as it is. */
export type ValueCondition = {
  readonly is?: unknown
  readonly contains?: string
  readonly regex?: RegExp
  readonly schema?: { readonly source: JsonObject; readonly holds: (value: unknown) => boolean }
}

/** A span of counts from 1; null is open. */
export type Range = { readonly from: number; readonly to: number | null }

/** What the keys that `glob` matches are answered; the first rule that matches a key decides. */
export type AnswerRule = {
  readonly glob: string
  /** One for each time the key is asked in a session; the last for ever. */
  readonly forms: readonly AnswerForm[]
}

/** One answer of a script. */
export type AnswerForm =
  /** The key is left out. */
  | { readonly form: 'omit' }
  /** noul: the probability. choice: the confidence of the alphabetically first option. score: that of level 0. */
  | { readonly form: 'number'; readonly value: number }
  /** The option picked. */
  | { readonly form: 'option'; readonly value: string }
  /** These fields; what is missing follows from them and from the question. */
  | { readonly form: 'fields'; readonly fields: JsonObject }
  /** This JSON value, whatever it is. */
  | { readonly form: 'exactly'; readonly value: unknown }

/** What one use of a step does; everything not given stays as a conforming fake has it. */
export type Effect = {
  readonly answers: readonly AnswerRule[]
  readonly status?: number
  /** null takes a header away. Texts are templates. */
  readonly headers?: Readonly<Record<string, string | null>>
  readonly body?: BodyForm
  /** `protocol` and `model` of the response. */
  readonly protocol?: unknown
  readonly model?: string
  readonly delays: readonly Delay[]
  /** In order; at most one of them delivers. */
  readonly faults: readonly FaultUse[]
}

/** The body of a reply: a text (a template), bytes, or a JSON value whose texts are templates. */
export type BodyForm =
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'bytes'; readonly bytes: Buffer }
  | { readonly form: 'json'; readonly value: unknown }

/** A wait before the head, before the body, or between pieces of the body. */
export type Delay = {
  readonly before: 'head' | 'body' | 'chunk'
  readonly wait: Wait
  /** The bytes of a piece, for `chunk`. */
  readonly bytes?: number
}

/** A length of time in ms: fixed, or drawn with the script's seed. */
export type Wait =
  | { readonly form: 'fixed'; readonly ms: number }
  | { readonly form: 'uniform'; readonly least: number; readonly most: number }
  /** The logarithm is normal: `median` in ms, `sigma` the standard deviation of the logarithm. */
  | { readonly form: 'log-normal'; readonly median: number; readonly sigma: number }
