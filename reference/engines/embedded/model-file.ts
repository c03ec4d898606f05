/** What a model file is to be used for. */
export type Purpose = 'decider' | 'embedder'

/**
 * Says in a sentence why a file is no model for this purpose, or null where its head shows nothing against it.
 *
 * Reads the head alone: not there, no GGUF, cut short, an architecture or a decision head that
 * llama.cpp cannot read here, a model for another purpose, node-llama-cpp not installed. For exit code 2, before anything starts.
 */
export async function misfitOfFile(_path: string, _purpose: Purpose): Promise<string | null> {
  return null
}
