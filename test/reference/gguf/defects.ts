import { tinyModel } from './tiny-model.ts'
import type { Metadata } from './writer.ts'

const withMetadata = (metadata: Metadata): Buffer => tinyModel({ metadata })

/** Files that are no model a decider can be made of, by what is wrong with them. */
export const defects = {
  empty: (): Buffer => Buffer.alloc(0),
  /** Not a GGUF at all. */
  text: (): Buffer => Buffer.from('{"name": "decider"}\n'),
  /** A GGUF whose first four bytes are another format's. */
  magic(): Buffer {
    const bytes = tinyModel()
    bytes.write('GGML', 0)
    return bytes
  },
  /** Cut within its metadata, as a download that broke off early. */
  cutHead: (): Buffer => tinyModel().subarray(0, 3000),
  /** Cut within its tensors. */
  cutBody: (): Buffer => tinyModel().subarray(0, 100_000),
  /** Cut within its last tensor. */
  cutTail: (): Buffer => tinyModel().subarray(0, -1000),
  architecture: (): Buffer => withMetadata({ 'general.architecture': { text: 'nosuch' } }),
  adapter: (): Buffer => withMetadata({ 'general.type': { text: 'adapter' } }),
  /** A decision model of a type llama.cpp's server knows. */
  decision: (type: string): Buffer => withMetadata({ 'llama.decision.type': { text: type } }),
} as const
