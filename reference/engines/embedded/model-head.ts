import { isObject, ownValue } from '../../../spec/json-object.ts'
import { rendered } from '../../../spec/rendering.ts'

/** What a model file is to be used for. */
export type Purpose = 'decider' | 'embedder'

/** What llama.cpp reads and the list of node-llama-cpp 3.21.1 leaves out. */
const unlisted: readonly string[] = [
  ...['qwen4exp', 'granite_swa', 'bailingmoe3', 'dots3note', 'minimax-01', 'kimi-k3'],
]

/** Architectures whose models turn texts into vectors and say nothing of what comes next. */
const encoders: readonly string[] = [
  ...['bert', 'modern-bert', 'nomic-bert', 'nomic-bert-moe', 'neo-bert', 'jina-bert-v2'],
  ...['jina-bert-v3', 'eurobert', 'gemma-embedding', 'llama-embed', 't5encoder'],
]

/** Decision models whose answers are no next token: pointer and encoder heads, and what comes with other senses. */
const headed: readonly string[] = ['kev', 'laya', 'clef', 'lfm2-d1-omni']

/**
 * Says in a sentence why a model with this metadata is of no use for a purpose, or null where it may be.
 *
 * `known` are the architectures that node-llama-cpp lists; metadata as it reads them, objects within
 * one another. The types of decision models are those of llama.cpp's server.
 */
export function misfitOfHead(
  path: string,
  metadata: unknown,
  known: readonly unknown[],
  purpose: Purpose,
): string | null {
  const general = ownValue(metadata, 'general')
  const architecture = ownValue(general, 'architecture')
  const kind = ownValue(general, 'type')
  if (kind !== undefined && kind !== 'model') {
    return `${path} holds no model but ${rendered(kind)}. Give the file of the model itself.`
  }
  if (typeof architecture !== 'string' || ![...known, ...unlisted].includes(architecture)) {
    return `${path} has the architecture ${rendered(architecture)}, which llama.cpp as of node-llama-cpp 3.21.1 does not know. Serve it with a llama-server that does and give --upstream, or use another model.`
  }
  const own = ownValue(metadata, architecture)
  return purpose === 'decider'
    ? misfitAsDecider(path, architecture, own)
    : misfitAsEmbedder(path, architecture, own)
}

function misfitAsDecider(path: string, architecture: string, own: unknown): string | null {
  const type = ownValue(ownValue(own, 'decision'), 'type')
  if (typeof type === 'string' && headed.includes(type)) {
    return `${path} is a decision model of type ${type}, whose head cannot be read through node-llama-cpp. Serve it with llama-server b11361 or later, which answers /v1/systemone with it.`
  }
  const attention = ownValue(own, 'attention')
  if (encoders.includes(architecture) || ownValue(attention, 'causal') === false) {
    return `${path} is an embedding model (${architecture}) and says nothing of what comes next. Give it as --embed-model, and a model that generates text as --model.`
  }
  return null
}

function misfitAsEmbedder(path: string, architecture: string, own: unknown): string | null {
  const isEmbedding =
    encoders.includes(architecture) || (isObject(own) && Number(own['pooling_type']) > 0)
  if (isEmbedding) return null
  return `${path} is no embedding model: its file names no pooling. Give one as --embed-model that does, such as a bge or an e5.`
}
