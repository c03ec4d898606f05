import type { Embedded, Failure, PassageRead, Thought } from '../engine.ts'
import {
  anyOf,
  type Guard,
  isAnything,
  isCount,
  isNumber,
  isText,
  listOf,
  oneOf,
  orNull,
  shapeOf,
} from './guards.ts'
import type { Backend, Template } from './options.ts'

/** What a worker is started for: a model file, and how it is computed with. */
export type Job = {
  readonly purpose: 'decider' | 'embedder'
  /** The path of the model file. */
  readonly model: string
  readonly backend: Backend
  /** Null for as many as the machine has for mathematics. */
  readonly threads: number | null
  /** Null for what the model was trained for, within the engine's own limit. */
  readonly contextTokens: number | null
  readonly template: Template
}

/** What a worker found when its model was loaded and had computed once. */
export type About = {
  readonly model: string
  /** The backend llama.cpp loaded, as it says; `cpu` for none. */
  readonly backend: string
  /** The names of the devices that backend found. */
  readonly devices: readonly string[]
  readonly offloadedLayers: number
  readonly contextTokens: number
  readonly labels: readonly string[]
  /** The part of the metadata that is about decisions. */
  readonly metadata: unknown
  /** How long a vector is. */
  readonly dimensions: number
}

const isBackend = oneOf('cpu', 'cuda', 'vulkan', 'metal')

const isJob = shapeOf<Job>({
  purpose: oneOf('decider', 'embedder'),
  model: isText,
  backend: isBackend,
  threads: orNull(isCount),
  contextTokens: orNull(isCount),
  template: oneOf('plain', 'chat'),
})

const isPass = shapeOf({ suffix: isText, candidates: listOf(listOf(isText)) })

/** The id of the work a worker is started for; every order has one above it. */
export const START = 0

/** Says whether it is an order to read a passage. */
export const isReadOrder = shapeOf({
  ...{ kind: oneOf('read'), id: isCount, prefix: isText, passes: listOf(isPass) },
})

/** Says whether it is an order to go on with a text. */
export const isThinkOrder = shapeOf({
  ...{ kind: oneOf('think'), id: isCount, prompt: isText, mostTokens: isCount, seed: isCount },
})

/** Says whether it is an order to embed texts. */
export const isEmbedOrder = shapeOf({ kind: oneOf('embed'), id: isCount, texts: listOf(isText) })

/** Says whether it is something a worker is sent: its job first, then orders, and that one is wanted no more. */
export const isSent = anyOf(
  shapeOf({ kind: oneOf('look') }),
  shapeOf({ kind: oneOf('start'), job: isJob }),
  shapeOf({ kind: oneOf('stop'), id: isCount }),
  isReadOrder,
  isThinkOrder,
  isEmbedOrder,
)

type Guarded<Of> = Of extends Guard<infer Type> ? Type : never

/** What a worker is sent. */
export type Sent = Guarded<typeof isSent>

/** What a worker is asked; its answer carries the same id. */
export type Order =
  | Guarded<typeof isReadOrder>
  | Guarded<typeof isThinkOrder>
  | Guarded<typeof isEmbedOrder>

const isAbout = shapeOf<About>({
  ...{ model: isText, backend: isText, devices: listOf(isText), offloadedLayers: isCount },
  ...{ contextTokens: isCount, labels: listOf(isText), metadata: isAnything, dimensions: isCount },
})

const isFailure = shapeOf<Failure>({ kind: oneOf('unfit', 'too-long', 'given-up'), says: isText })

/** Says whether it is something a worker sends: what it found, that it goes on, what came of an order, or why it ends. */
export const isReceived = anyOf(
  shapeOf({ kind: oneOf('found'), backends: listOf(isBackend) }),
  shapeOf({ kind: oneOf('ready'), about: isAbout }),
  /** It cannot do its job, and ends. */
  shapeOf({ kind: oneOf('unfit'), says: isText }),
  /** A part of what it was asked is computed, so that it does not hang. */
  shapeOf({ kind: oneOf('going'), id: isCount }),
  shapeOf({ kind: oneOf('done'), id: isCount, result: isAnything }),
  shapeOf({ kind: oneOf('failed'), id: isCount, failure: isFailure }),
  /** What it computes in is lost, and it ends. */
  shapeOf({ kind: oneOf('broken'), says: isText }),
)

/** What a worker sends. */
export type Received = Guarded<typeof isReceived>

/** Says whether it is what came of reading a passage. */
export const isPassageRead = shapeOf<PassageRead>({
  logProbabilities: listOf(listOf(isNumber)),
  inputTokens: isCount,
})

/** Says whether it is a thought. */
export const isThought = shapeOf<Thought>({ text: isText, outputTokens: isCount })

/** Says whether it is vectors of texts. */
export const isEmbedded = shapeOf<Embedded>({
  vectors: listOf(listOf(isNumber)),
  inputTokens: isCount,
})
