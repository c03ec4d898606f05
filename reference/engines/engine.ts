/** One forward pass: a text after the prefix that all passes share, and what may come next. */
export type Pass = {
  readonly suffix: string
  /** The candidates for the next token, each as its spellings of one token, as `A` and ` A`; their probabilities are added up. */
  readonly candidates: readonly (readonly string[])[]
}

/** A prefix and the passes behind it, which an engine reads once and then goes on from. */
export type Passage = {
  readonly prefix: string
  readonly passes: readonly Pass[]
  /** Data URIs of images that belong to the prefix; only for an engine that `seesImages`. */
  readonly images?: readonly string[]
}

/** What passes gave: the natural logarithm of each candidate's probability among all tokens, at temperature 1. */
export type PassageRead = {
  /** By pass, then by candidate. */
  readonly logProbabilities: readonly (readonly number[])[]
  /** The tokens that were read; what passes share counts once, where the engine can tell. */
  readonly inputTokens: number
}

/** A text to be gone on with, sampled with this seed. */
export type Musing = {
  readonly prompt: string
  /** The most tokens there may be. */
  readonly mostTokens: number
  readonly seed: number
  /** Data URIs of images that belong to the prompt; only for an engine that `seesImages`. */
  readonly images?: readonly string[]
}

/** How a thought is sampled, as Wald samples one. */
export const sampling = { temperature: 0.6, topP: 0.95, topK: 20 } as const

/** The text a model went on with. */
export type Thought = {
  readonly text: string
  readonly outputTokens: number
}

/** What kept an engine from an answer. */
export type FailureKind =
  /** Nothing answers there. */
  | 'unreachable'
  /** It answered that it will not, as for a wrong token. */
  | 'refused'
  /** What it answered is not what its interface says. */
  | 'unreadable'
  /** It answers without log-probabilities. */
  | 'no-logprobs'
  /** It lists too few tokens to tell how likely a candidate is. */
  | 'too-few'
  /** The text is longer than the context; it was not cut. */
  | 'too-long'
  /** The model file or the device that was asked for is of no use here; asking again changes nothing. */
  | 'unfit'
  /** The device or the process was lost meanwhile. */
  | 'lost'
  /** The caller gave it up. */
  | 'given-up'

/** Why there is no result: a kind, and a sentence that says what happened, with what, and what to do next. */
export type Failure = { readonly kind: FailureKind; readonly says: string }

/** A result or the reason there is none; an engine throws for neither. */
export type Outcome<Result> = { readonly result: Result } | { readonly failure: Failure }

/** What an engine knows of itself once it is ready. */
export type Description = {
  /** The name in every response. */
  readonly model: string
  /** SHA-256 of the model file in hexadecimal digits; null where it lies on another machine. */
  readonly checkpoint: string | null
  /** Where forward passes really happen, as the engine found, never as it was asked; null where it cannot know. */
  readonly device: string | null
  /** How many layers of the model that device computes; null where it cannot know, 0 for the CPU. */
  readonly offloadedLayers: number | null
  /** Why another device is used than was asked for, a sentence; null where none is. */
  readonly fallback: string | null
  /** The most tokens of one prompt; null where it cannot know. */
  readonly contextTokens: number | null
  /** The labels that are one token in this vocabulary, in order: A to Z at least. */
  readonly labels: readonly string[]
  /** The metadata of the model file, for its calibration; null without any. */
  readonly metadata: unknown
  /** Whether a passage may carry images. */
  readonly seesImages: boolean
}

/** Whether an engine that was ready still is, and what happened to it since. */
export type Condition = {
  readonly isServing: boolean
  /** How often what it computes in was lost and started anew. */
  readonly restarts: number
  /** Why it was lost the last time, a sentence; null where it never was. */
  readonly reason: string | null
  /** Where it computes now, which a loss may have changed since `ready`; left out while it does not. */
  readonly place?: Pick<Description, 'device' | 'offloadedLayers' | 'fallback'>
}

/** Where forward passes happen. Nothing above it knows what is below: a process of its own, or another machine. */
export type Engine = {
  /** Loads what there is to load and tells what came of it; asked again, it tells the same or tries anew after a failure. */
  ready(signal?: AbortSignal): Promise<Outcome<Description>>
  /** Reads a passage; a text longer than the context is `too-long`, and never cut. */
  read(passage: Passage, signal?: AbortSignal): Promise<Outcome<PassageRead>>
  /** Says how it is now, without asking anything of it; undefined where it computes elsewhere. */
  condition?(): Condition
  /** Goes on with a text; undefined where the engine cannot. */
  think?(musing: Musing, signal?: AbortSignal): Promise<Outcome<Thought>>
  /** Frees what it holds; what is being read fails as `lost`. */
  close(): Promise<void>
}

/** The failure of what its caller gave up, in the words every engine uses. */
export const givenUp: Failure = { kind: 'given-up', says: 'the caller gave the request up.' }

/** Fails for a text that does not fit the context, in the words every engine uses. */
export const tooLong = (tokens: number | null, most: number | null): { failure: Failure } => {
  const length = tokens === null ? 'more tokens' : `${tokens} tokens`
  const says =
    most === null
      ? `the prompt has ${length} than the context of the model holds. Shorten the state; it is never cut here.`
      : `the prompt has ${length}, and the context of the model holds ${most}. Shorten the state; it is never cut here.`
  return { failure: { kind: 'too-long', says } }
}

/** Vectors of texts, one each, of equal length. */
export type Embedded = {
  readonly vectors: readonly (readonly number[])[]
  readonly inputTokens: number
}

/** A model that turns texts into vectors, behind /v1/embeddings. */
export type Embedder = {
  ready(
    signal?: AbortSignal,
  ): Promise<Outcome<{ readonly model: string; readonly dimensions: number }>>
  /** Embeds each text; one longer than the context is `too-long`, and never cut. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Outcome<Embedded>>
  close(): Promise<void>
}
