import { writeFileSync } from 'node:fs'
import { readGgufFileInfo } from 'node-llama-cpp'
import { ownValue } from '../spec/json-object.ts'
import { tinyModel } from '../test/reference/gguf/tiny-model.ts'
import type { Metadata, MetadataValue } from '../test/reference/gguf/writer.ts'

/**
 * Writes a model of one layer with random weights that cuts texts up as `model` does, a unigram model.
 *
 * It answers at random in a tenth of the time: for what does not depend on what is answered.
 */
export async function writeSmallModel(file: string, model: string): Promise<void> {
  const { metadata } = await readGgufFileInfo(model)
  const given: unknown = ownValue(ownValue(metadata, 'tokenizer'), 'ggml')
  const entries = Object.entries(given ?? {}).map(
    ([name, value]) => [`tokenizer.ggml.${name}`, writtenAs(name, value)] as const,
  )
  const tokenizer: Metadata = Object.fromEntries(entries)
  const tokens = ownValue(given, 'tokens')
  const vocabulary = Array.isArray(tokens) ? tokens.length : 0
  const shape = { width: 64, layers: 1, context: 8192, vocabulary }
  writeFileSync(
    file,
    tinyModel({
      ...shape,
      metadata: { 'decider_kit.readout': { text: 'option' }, ...tokenizer },
    }),
  )
}

function writtenAs(name: string, value: unknown): MetadataValue {
  if (typeof value === 'string') return { text: value }
  if (typeof value === 'boolean') return { bool: value }
  if (typeof value === 'number') return { u32: value }
  if (Array.isArray(value) && value.every(each => typeof each === 'string')) return { texts: value }
  if (Array.isArray(value) && value.every(each => typeof each === 'number')) {
    return name === 'scores' ? { floats: value } : { integers: value }
  }
  throw new TypeError(`tokenizer.ggml.${name}: expected what the tokenizer of the kit has`)
}
