import type { Metadata } from './writer.ts'

const NORMAL = 1
const UNKNOWN = 2
const CONTROL = 3

/** Stands for a space within a piece, as SentencePiece writes it. */
const SPACE = '▁'
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const ascii = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))

/** The words that are one token each, beside every printable ASCII character. */
const words = ['Yes', 'No', 'AB', 'AC', 'the', 'state', 'Question', 'Answer', 'red', 'green']

const special = ['<pad>', '</s>', '<unk>', '<|user|>', '<|end|>', '<|model|>']
const pieces = [
  ...special,
  '\n',
  SPACE,
  ...ascii,
  ...[...letters, ...words].map(word => SPACE + word),
]

/** How many tokens the vocabulary has. */
export const vocabularySize = pieces.length

/** Gives the token of a piece, as the file numbers them. */
export const tokenOf = (piece: string): number => pieces.indexOf(piece)

// A longer piece costs less than its characters, so that the likeliest way to cut a text uses words.
const scoreOf = (piece: string): number => (piece.length > 2 ? -4 : -6)

/** Gives the metadata of a unigram tokenizer (T5's): ASCII, a few words, three control tokens of a chat, no bytes. */
export const unigramVocabulary: Metadata = {
  'tokenizer.ggml.model': { text: 't5' },
  'tokenizer.ggml.pre': { text: 'default' },
  'tokenizer.ggml.tokens': { texts: pieces },
  'tokenizer.ggml.scores': { floats: pieces.map(scoreOf) },
  'tokenizer.ggml.token_type': {
    integers: pieces.map(piece => {
      if (piece === '<unk>') return UNKNOWN
      return special.includes(piece) ? CONTROL : NORMAL
    }),
  },
  'tokenizer.ggml.padding_token_id': { u32: tokenOf('<pad>') },
  'tokenizer.ggml.eos_token_id': { u32: tokenOf('</s>') },
  'tokenizer.ggml.unknown_token_id': { u32: tokenOf('<unk>') },
  'tokenizer.ggml.add_bos_token': { bool: false },
  'tokenizer.ggml.add_eos_token': { bool: false },
  'tokenizer.ggml.add_space_prefix': { bool: true },
}
