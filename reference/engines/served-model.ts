import { isObject, ownValue } from '../../spec/json-object.ts'
import { letters } from '../readout/labels.ts'
import type { Description, Outcome } from './engine.ts'

/** The model of a completions server that is wanted, and what its list does not say of it. */
export type WantedModel = {
  readonly baseUrl: string
  /** The first the server lists by default. */
  readonly model?: string
  readonly seesImages: boolean
}

/** Finds a model in what a server answers to GET /models; null stands for all it does not say. */
export function describeServed(
  { baseUrl, model: wanted, seesImages }: WantedModel,
  listed: unknown,
): Outcome<Description> {
  const data = ownValue(listed, 'data')
  const models = Array.isArray(data) ? data.filter(isObject) : []
  const names = models.map(each => String(each['id']))
  const found = wanted === undefined ? models[0] : models.find(each => each['id'] === wanted)
  if (found === undefined) {
    const there = names.length === 0 ? 'none' : names.join(', ')
    const says =
      wanted === undefined
        ? `${baseUrl}/models names no model. Is it the base URL of a completions server, with its /v1?`
        : `${baseUrl} serves ${there}, not ${wanted}. Ask for a model it serves.`
    return { failure: { kind: wanted === undefined ? 'unreadable' : 'refused', says } }
  }
  // vLLM and SGLang say the one, llama-server the other.
  const length = found['max_model_len'] ?? ownValue(found['meta'], 'n_ctx')
  return {
    result: {
      ...{ model: String(found['id']), checkpoint: null, metadata: null, labels: letters },
      ...{ device: null, offloadedLayers: null, fallback: null, seesImages },
      contextTokens: typeof length === 'number' ? length : null,
    },
  }
}
