import { isObject } from '../../spec/json-object.ts'
import { DIMENSIONS, EMBEDDING_MODEL } from '../embedding-model.ts'
import { readJson } from './request.ts'

/** Writes the response of an embedding service, one vector for each text of `input` with its 1 at `index`; null where `input` is no list of texts. */
export function embed(body: Buffer, index: number): string | null {
  const request = readJson(body)
  const input = isObject(request) ? request['input'] : undefined
  if (!Array.isArray(input) || input.length === 0) return null
  if (!input.every(text => typeof text === 'string')) return null
  const embedding = Array.from({ length: DIMENSIONS }, (_, place) => (place === index ? 1 : 0))
  return JSON.stringify({
    object: 'list',
    model: EMBEDDING_MODEL,
    data: input.map((_, at) => ({ object: 'embedding', index: at, embedding })),
  })
}
