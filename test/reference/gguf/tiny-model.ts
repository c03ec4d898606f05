import { seededRandom } from '../../../conformance/random.ts'
import { unigramVocabulary, vocabularySize } from './vocabulary.ts'
import { type Metadata, type Tensor, writeGguf } from './writer.ts'

/** What a tiny model is written with. */
export type TinyOptions = {
  /** Decides every weight. */
  readonly seed?: string
  readonly width?: number
  readonly layers?: number
  /** The tokens it says it was trained for. */
  readonly context?: number
  /** How many tokens there are; those of the tests' own vocabulary, unless `metadata` brings another. */
  readonly vocabulary?: number
  /** Written after the rest, in place of what has the same key. */
  readonly metadata?: Metadata
}

const HEADS = 4

/** Writes a llama model with random weights and a unigram vocabulary: 2 layers of width 64, some hundred kB. */
export function tinyModel(options: TinyOptions = {}): Buffer {
  const { seed = 'tiny', width = 64, layers = 2, context = 2048, metadata = {} } = options
  const { vocabulary = vocabularySize } = options
  const inner = width * 2
  const llama: Metadata = {
    'general.architecture': { text: 'llama' },
    'general.name': { text: 'tiny' },
    'llama.context_length': { u32: context },
    'llama.embedding_length': { u32: width },
    'llama.block_count': { u32: layers },
    'llama.feed_forward_length': { u32: inner },
    'llama.attention.head_count': { u32: HEADS },
    'llama.attention.head_count_kv': { u32: HEADS },
    'llama.attention.layer_norm_rms_epsilon': { f32: 1e-5 },
    'llama.rope.dimension_count': { u32: width / HEADS },
    'llama.rope.freq_base': { f32: 10_000 },
    'llama.vocab_size': { u32: vocabulary },
  }
  const weights = weightsFrom(seed)
  const tensors = [
    weights.matrix('token_embd.weight', width, vocabulary),
    weights.ones('output_norm.weight', width),
    weights.matrix('output.weight', width, vocabulary),
    ...Array.from({ length: layers }, (_, layer) => block(weights, layer, width, inner)).flat(),
  ]
  return writeGguf({ ...llama, ...unigramVocabulary, ...metadata }, tensors)
}

function block(weights: Weights, layer: number, width: number, inner: number): Tensor[] {
  const name = (part: string) => `blk.${layer}.${part}.weight`
  return [
    weights.ones(name('attn_norm'), width),
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map(part =>
      weights.matrix(name(part), width, width),
    ),
    weights.ones(name('ffn_norm'), width),
    weights.matrix(name('ffn_gate'), width, inner),
    weights.matrix(name('ffn_up'), width, inner),
    weights.matrix(name('ffn_down'), inner, width),
  ]
}

/** Makes tensors: random matrices in half precision, and vectors in single. */
export type Weights = {
  matrix(name: string, columns: number, rows: number): Tensor
  ones(name: string, length: number): Tensor
  zeros(name: string, length: number): Tensor
}

// Wide enough that answers differ from prompt to prompt, narrow enough that none is certain.
const SPREAD = 3

/** Gives weights that a seed decides, spread so that signals keep their size from layer to layer. */
export function weightsFrom(seed: string): Weights {
  const random = seededRandom(seed)
  const filled = (name: string, length: number, value: number): Tensor => {
    return { name, dimensions: [length], type: 'F32', values: new Float32Array(length).fill(value) }
  }
  return {
    matrix(name, columns, rows) {
      const scale = SPREAD / Math.sqrt(columns)
      const values = Float32Array.from({ length: columns * rows }, () => (random() - 0.5) * scale)
      return { name, dimensions: [columns, rows], type: 'F16', values }
    },
    ones: (name, length) => filled(name, length, 1),
    zeros: (name, length) => filled(name, length, 0),
  }
}
