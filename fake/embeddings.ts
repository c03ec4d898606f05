import { findingsOf } from '../spec/findings.ts'
import { isObject, type JsonObject } from '../spec/json-object.ts'
import type { EmbeddingRequest, EmbeddingResponse } from '../spec/nouns.ts'
import { rendered } from '../spec/rendering.ts'
import { readJson } from '../spec/request.ts'
import { sentence } from '../spec/sentences.ts'
import { isEmbeddingRequest } from '../spec/validate.ts'
import { drawNormal, generatorOf } from './distribution.ts'
import { DIMENSIONS, EMBEDDING_MODEL as MODEL } from './embedding-model.ts'
import { jsonReply } from './json-reply.ts'
import type { FakeReply } from './reply.ts'

const MOST_TEXTS = 64

/** What decides the vectors. */
export type EmbeddingOptions = {
  /** Default `'fake'`. */
  readonly seed?: string
  /** Every vector is 1 at this index, from 0, and 0 elsewhere. */
  readonly embedIndex?: number
}

/**
 * Answers POST /v1/embeddings as chalk-embed does: `input` is a text or 1 to 64 of them, `model`
 * absent or the one it has; 400 for no JSON object, 422 for any other body that is wrong.
 */
export function embed(body: Buffer, options: EmbeddingOptions = {}): FakeReply {
  const read = readJson(body)
  if ('flaw' in read) return refuseEmbedding(400, sentence(read.flaw))
  if (!isObject(read.value)) {
    return refuseEmbedding(400, `the body: expected an object, got ${rendered(read.value)}`)
  }
  const request = completed(read.value)
  if (!isEmbeddingRequest(request)) {
    const findings = findingsOf('embeddingRequest', request)
    return refuseEmbedding(422, findings.map(sentence).join('; '))
  }
  const flaw = flawOf(request)
  return flaw === null
    ? jsonReply(200, embeddingsOf(request.input, options))
    : refuseEmbedding(422, flaw)
}

/** Makes the vectors of texts, each of unit length and decided by the seed and its text alone. */
const embeddingsOf = (texts: readonly string[], options: EmbeddingOptions): EmbeddingResponse => ({
  object: 'list',
  model: MODEL,
  data: texts.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: vectorOf(text, options),
  })),
  usage: { prompt_tokens: 0, total_tokens: 0 },
})

const refuseEmbedding = (status: number, message: string): FakeReply =>
  jsonReply(status, { error: { message, type: 'invalid_request_error' } })

/** Writes the short forms out: one text for a list of one, no model for the only one. */
const completed = (body: JsonObject): JsonObject => ({
  ...body,
  ...(typeof body['input'] === 'string' && { input: [body['input']] }),
  ...(body['model'] === undefined && { model: MODEL }),
})

function flawOf({ input, model }: EmbeddingRequest): string | null {
  if (input.length > MOST_TEXTS) {
    return `/input: expected an array of at most ${MOST_TEXTS} texts, got ${input.length}`
  }
  return model === MODEL ? null : `/model: expected ${rendered(MODEL)}, got ${rendered(model)}`
}

function vectorOf(text: string, { seed = 'fake', embedIndex }: EmbeddingOptions): number[] {
  const places = Array.from({ length: DIMENSIONS }, (_, index) => index)
  if (embedIndex !== undefined) return places.map(index => (index === embedIndex ? 1 : 0))
  const next = generatorOf(`embedding ${seed} ${text}`)
  // Normal draws point in every direction alike.
  const drawn = places.map(() => drawNormal(next))
  const length = Math.hypot(...drawn)
  return drawn.map(value => Math.round((value / length) * 1e8) / 1e8)
}
