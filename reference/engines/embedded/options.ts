import type { Pass } from '../engine.ts'

/** The devices a model can be asked to run on; `auto` takes the first that proves itself: cuda, metal, vulkan, then the CPU. */
export const askableDevices = ['auto', 'cpu', 'cuda', 'vulkan', 'metal'] as const

/** One of the devices. */
export type AskedDevice = (typeof askableDevices)[number]

/** A device that computes, as llama.cpp names its backends. */
export type Backend = Exclude<AskedDevice, 'auto'>

/** A reading whose numbers are known, which shows whether a device computes rightly. */
export type Golden = {
  readonly prefix: string
  readonly pass: Pass
  /** Of each candidate of the pass at temperature 1; how they stand to one another is what is compared. */
  readonly probabilities: readonly number[]
}

/** What a device is tried with before it is trusted. */
export type Probe = {
  /** The path of a model file. */
  readonly model: string
  readonly golden: Golden
}

/** How a text becomes what the model reads: as it is, or as a user's message in the model file's own chat template. */
export type Template = 'plain' | 'chat'

/** What an embedded engine is opened with. */
export type EmbeddedOptions = {
  /** The path of the model file, a GGUF. */
  readonly model: string
  readonly device: AskedDevice
  /** How many threads compute on a CPU; one fewer than the machine has for mathematics by default, for where one has to wait for a busy core all do. */
  readonly threads?: number
  /** The most tokens of one prompt; by default what the model was trained for, 8,192 at most. */
  readonly contextTokens?: number
  readonly template: Template
  /** The shipped model and its golden answers by default. */
  readonly probe?: Probe
  /** Takes a line for whoever runs the server: a device that failed, a process that was lost. */
  readonly log: (line: string) => void
}

/** What an embedder is opened with. */
export type EmbedderOptions = Omit<EmbeddedOptions, 'contextTokens' | 'template'>
