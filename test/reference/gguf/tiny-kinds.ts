import { weightsFrom } from './tiny-model.ts'
import { unigramVocabulary, vocabularySize } from './vocabulary.ts'
import { type Metadata, type Tensor, writeGguf } from './writer.ts'

const WIDTH = 64
const INNER = 128
const HEADS = 4
const LAYERS = 2

const sizesOf = (architecture: string): Metadata => ({
  'general.architecture': { text: architecture },
  'general.name': { text: `tiny ${architecture}` },
  [`${architecture}.context_length`]: { u32: 512 },
  [`${architecture}.embedding_length`]: { u32: WIDTH },
  [`${architecture}.block_count`]: { u32: LAYERS },
  [`${architecture}.feed_forward_length`]: { u32: INNER },
  [`${architecture}.attention.head_count`]: { u32: HEADS },
})

const words = ['the', 'build', 'is', 'red', 'green', 'and', 'late']
const pieces = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', ...words.map(word => `▁${word}`)]

/** Writes a BERT model with random weights and a word vocabulary, whose vectors are the mean over tokens. */
export function tinyEmbedder(): Buffer {
  const weights = weightsFrom('embedder')
  const pair = (name: string, columns: number, rows: number): Tensor[] => [
    weights.matrix(`${name}.weight`, columns, rows),
    weights.zeros(`${name}.bias`, rows),
  ]
  const norm = (name: string): Tensor[] => [
    weights.ones(`${name}.weight`, WIDTH),
    weights.zeros(`${name}.bias`, WIDTH),
  ]
  const blocks = Array.from({ length: LAYERS }, (_, layer) => {
    const name = (part: string) => `blk.${layer}.${part}`
    const square = ['attn_q', 'attn_k', 'attn_v', 'attn_output']
    return [
      ...square.flatMap(part => pair(name(part), WIDTH, WIDTH)),
      ...norm(name('attn_output_norm')),
      ...pair(name('ffn_up'), WIDTH, INNER),
      ...pair(name('ffn_down'), INNER, WIDTH),
      ...norm(name('layer_output_norm')),
    ]
  })
  const bert: Metadata = {
    ...sizesOf('bert'),
    'bert.attention.layer_norm_epsilon': { f32: 1e-12 },
    'bert.attention.causal': { bool: false },
    'bert.pooling_type': { u32: 1 },
    'tokenizer.ggml.model': { text: 'bert' },
    'tokenizer.ggml.tokens': { texts: pieces },
    'tokenizer.ggml.token_type': { integers: pieces.map((_, index) => (index < 4 ? 3 : 1)) },
    'tokenizer.ggml.token_type_count': { u32: 2 },
    'tokenizer.ggml.padding_token_id': { u32: 0 },
    'tokenizer.ggml.unknown_token_id': { u32: 1 },
    'tokenizer.ggml.bos_token_id': { u32: 2 },
    'tokenizer.ggml.cls_token_id': { u32: 2 },
    'tokenizer.ggml.eos_token_id': { u32: 3 },
    'tokenizer.ggml.seperator_token_id': { u32: 3 },
  }
  return writeGguf(bert, [
    weights.matrix('token_embd.weight', WIDTH, pieces.length),
    // What is added to tokens is in single precision.
    { ...weights.matrix('token_types.weight', WIDTH, 2), type: 'F32' },
    { ...weights.matrix('position_embd.weight', WIDTH, 512), type: 'F32' },
    ...norm('token_embd_norm'),
    ...blocks.flat(),
  ])
}

/** Writes an LFM2 model: one layer of short convolutions, whose state cannot be cut back, and one of attention. */
export function tinyHybrid(): Buffer {
  const weights = weightsFrom('hybrid')
  const dense = (layer: number): Tensor[] => [
    weights.ones(`blk.${layer}.attn_norm.weight`, WIDTH),
    weights.ones(`blk.${layer}.ffn_norm.weight`, WIDTH),
    weights.matrix(`blk.${layer}.ffn_gate.weight`, WIDTH, INNER),
    weights.matrix(`blk.${layer}.ffn_up.weight`, WIDTH, INNER),
    weights.matrix(`blk.${layer}.ffn_down.weight`, INNER, WIDTH),
  ]
  const lfm2: Metadata = {
    ...sizesOf('lfm2'),
    'lfm2.attention.head_count_kv': { integers: [0, HEADS] },
    'lfm2.attention.layer_norm_rms_epsilon': { f32: 1e-5 },
    'lfm2.rope.freq_base': { f32: 10_000 },
    'lfm2.shortconv.l_cache': { u32: 3 },
    'lfm2.vocab_size': { u32: vocabularySize },
    ...unigramVocabulary,
  }
  const square = ['attn_q', 'attn_k', 'attn_v', 'attn_output']
  return writeGguf(lfm2, [
    weights.matrix('token_embd.weight', WIDTH, vocabularySize),
    weights.ones('token_embd_norm.weight', WIDTH),
    ...dense(0),
    weights.matrix('blk.0.shortconv.in_proj.weight', WIDTH, WIDTH * 3),
    { ...weights.matrix('blk.0.shortconv.conv.weight', 3, WIDTH), type: 'F32' },
    weights.matrix('blk.0.shortconv.out_proj.weight', WIDTH, WIDTH),
    ...dense(1),
    ...square.map(part => weights.matrix(`blk.1.${part}.weight`, WIDTH, WIDTH)),
    weights.ones('blk.1.attn_q_norm.weight', WIDTH / HEADS),
    weights.ones('blk.1.attn_k_norm.weight', WIDTH / HEADS),
  ])
}
