import type { Refusal, Written } from '../../spec/dialect.ts'
import { findingsOf } from '../../spec/findings.ts'
import type { HeaderTexts } from '../../spec/headers.ts'
import { type IncomingBody, readBytes } from '../../spec/incoming.ts'
import { isObject, type JsonObject } from '../../spec/json-object.ts'
import { rendered } from '../../spec/rendering.ts'
import { sentence } from '../../spec/sentences.ts'
import { isEmbeddingRequest } from '../../spec/validate.ts'
import type { Embedded, Embedder, Outcome } from '../engines/engine.ts'
import { busyRefusal, type Face } from '../faces/face.ts'
import type { Queue } from '../queue.ts'
import { CLOSING } from './decisions.ts'
import type { OpenRequests } from './open-requests.ts'
import { refuserOf } from './refuser.ts'

/** The most texts of one request, as chalk-embed has it. */
const MOST_TEXTS = 64

/** What requests for embeddings are answered with. */
export type EmbeddingParts = {
  readonly face: Face
  /** Undefined where none was given. */
  readonly embedder?: Embedder
  readonly queue: Queue
  readonly open: Pick<OpenRequests, 'closing'>
  readonly token?: string
}

/** Answers the body of a request for embeddings; null where its caller has gone. */
export type AnswerEmbeddings = (
  incoming: IncomingBody,
  headers: HeaderTexts,
  gone: AbortSignal,
) => Promise<Written | null>

/** What a request for embeddings says, as far as it matters: the texts, and how a vector is written. */
type Wanted = { readonly texts: readonly string[]; readonly isBase64: boolean }

/** Makes what answers requests for embeddings in OpenAI's form; refusals are in the form of the dialect. */
export function createEmbeddings(parts: EmbeddingParts): AnswerEmbeddings {
  const { face, embedder, queue, open } = parts
  if (embedder === undefined) return async () => unserved(face)
  return async (incoming, headers, gone) => {
    const known = await embedder.ready(gone)
    if ('failure' in known) return face.unready(known.failure.says, 'unknown')
    const { model } = known.result
    const refuse = refuserOf(parts, { body: incoming.body, headers, model })
    const wanted = readWanted(incoming, face.dialect.bodyLimit, model)
    if ('kind' in wanted) return refuse(wanted)
    const waiting = AbortSignal.any([gone, open.closing])
    const served = await queue.run(
      incoming.body.byteLength,
      () => embedder.embed(wanted.texts, gone),
      waiting,
    )
    if ('busy' in served) return face.refuse(busyRefusal(served.busy.retryAfter), model)
    if ('gone' in served) return gone.aborted ? null : face.unready(CLOSING, model)
    return gone.aborted ? null : written(served.result, wanted, model, face)
  }
}

const withoutEmbedder: Refusal = {
  kind: 'over-capacity',
  detail:
    'this server makes no embeddings: start it with --embed-model and the GGUF file of an embedding model.',
}

// In the form of a refusal that has a sentence, for what most dialects say of a path does not.
const unserved = (face: Face): Written => ({
  ...face.refuse(withoutEmbedder, 'unknown'),
  status: 404,
})

function readWanted(incoming: IncomingBody, limit: number, model: string): Wanted | Refusal {
  const read = readBytes(incoming, limit)
  if ('refusal' in read) return read.refusal
  if (!isObject(read.value)) {
    return { kind: 'broken', detail: `the body: expected an object, got ${rendered(read.value)}` }
  }
  const request = completed(read.value, model)
  if (!isEmbeddingRequest(request)) {
    const findings = findingsOf('embeddingRequest', request)
    return { kind: 'broken', detail: findings.map(sentence).join('; '), findings, body: request }
  }
  const { encoding_format: format = 'float' } = read.value
  const flaw = flawOf(request.input, format)
  return flaw === null
    ? { texts: request.input, isBase64: format === 'base64' }
    : { kind: 'broken', detail: flaw }
}

/** Writes the short forms out: one text for a list of one, no model for the only one. */
const completed = (body: JsonObject, model: string): JsonObject => ({
  ...body,
  ...(typeof body['input'] === 'string' && { input: [body['input']] }),
  ...(body['model'] === undefined && { model }),
})

function flawOf(texts: readonly string[], format: unknown): string | null {
  if (texts.length > MOST_TEXTS) {
    return `/input: expected an array of at most ${MOST_TEXTS} texts, got ${texts.length}`
  }
  return format === 'float' || format === 'base64'
    ? null
    : `/encoding_format: expected "float" or "base64", got ${rendered(format)}`
}

function written(
  outcome: Outcome<Embedded>,
  { isBase64 }: Wanted,
  model: string,
  face: Face,
): Written {
  if ('failure' in outcome) return face.fail(outcome.failure, model)
  const { vectors, inputTokens } = outcome.result
  const data = vectors.map((vector, index) => {
    const embedding = isBase64 ? base64Of(vector) : vector
    return { object: 'embedding', index, embedding }
  })
  const usage = { prompt_tokens: inputTokens, total_tokens: inputTokens }
  return { status: 200, body: { object: 'list', model, data, usage } }
}

/** Writes a vector as OpenAI does: 32-bit floats, the lowest byte first, in base64. */
function base64Of(vector: readonly number[]): string {
  const bytes = Buffer.alloc(4 * vector.length)
  for (const [index, value] of vector.entries()) bytes.writeFloatLE(value, 4 * index)
  return bytes.toString('base64')
}
