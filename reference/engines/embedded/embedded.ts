import type { Embedder, Engine, Failure } from '../engine.ts'
import type { EmbeddedOptions, EmbedderOptions } from './options.ts'

const failure: Failure = {
  kind: 'lost',
  says: 'the embedded engine does not compute yet. Use a completions server.',
}

/**
 * Makes the engine of a GGUF file: llama.cpp in a process of its own, through node-llama-cpp.
 *
 * Nothing starts before `ready` is first called. It resolves once the model has answered, on a device
 * that has proved itself; a process that is lost is started anew, and what comes meanwhile fails as `lost`.
 */
export function openEmbedded(_options: EmbeddedOptions): Engine {
  return {
    ready: async () => ({ failure }),
    read: async () => ({ failure }),
    condition: () => ({ isServing: false, restarts: 0, reason: null }),
    think: async () => ({ failure }),
    close: async () => {},
  }
}

/** Makes the embedder of a GGUF file with an embedding model: vectors pooled as the file says, of length 1. */
export function openEmbedder(_options: EmbedderOptions): Embedder {
  return {
    ready: async () => ({ failure }),
    embed: async () => ({ failure }),
    close: async () => {},
  }
}
