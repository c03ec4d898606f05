import { isObject, ownValue } from '../../spec/json-object.ts'
import { letters } from '../readout/labels.ts'
import type {
  Description,
  Engine,
  Failure,
  Musing,
  Outcome,
  Pass,
  PassageRead,
  Thought,
} from './engine.ts'
import { type Exchange, openExchange } from './exchange.ts'
import { candidatesIn, listedIn } from './listed.ts'

/** What the remote engine is opened with. */
export type RemoteOptions = {
  /** With the version, such as http://127.0.0.1:8000/v1. */
  readonly baseUrl: string
  /** The model asked for; the first the server lists by default. */
  readonly model?: string
  /** The bearer token, as a value. */
  readonly token?: string
  /** How many of the likeliest tokens are listed; vLLM lists 20 unless started for more. Default 20. */
  readonly top?: number
  /** How long one pass may take, in ms. Default 60,000. */
  readonly timeoutMs?: number
  /** The most passes at once. Default 8. */
  readonly connections?: number
}

/**
 * Makes the engine of a completions server with log-probabilities: vLLM, SGLang, llama-server.
 *
 * The first pass of a passage goes alone and the others follow at once, so that a server which caches
 * prefixes reads the shared one once. Throws an Error of one sentence for what is no base URL.
 */
export function openRemote(options: RemoteOptions): Engine {
  const { baseUrl, model, top = 20, timeoutMs = 60_000, connections = 8 } = options
  const exchange = openExchange({ ...options, timeoutMs, connections })
  let known: Description | null = null

  async function ready(signal?: AbortSignal): Promise<Outcome<Description>> {
    if (known !== null) return { result: known }
    const listed = await exchange.ask('/models', undefined, signal)
    if ('failure' in listed) return listed
    const read = describe(baseUrl, listed.result, model)
    if ('result' in read) known = read.result
    return read
  }

  return {
    ready,
    async read({ prefix, passes }, signal) {
      const description = await ready(signal)
      if ('failure' in description) return description
      const of = description.result.model
      return await readPasses(passes, pass => readPass(exchange, { of, prefix, pass, top }, signal))
    },
    async think(musing, signal) {
      const description = await ready(signal)
      if ('failure' in description) return description
      const reply = await exchange.ask(
        '/completions',
        sampled(description.result.model, musing),
        signal,
      )
      return 'failure' in reply ? reply : thoughtIn(baseUrl, reply.result)
    },
    close: () => exchange.close(),
  }
}

async function readPasses(
  [first, ...others]: readonly Pass[],
  readOne: (pass: Pass) => Promise<Outcome<PassageRead>>,
): Promise<Outcome<PassageRead>> {
  if (first === undefined) return { result: { logProbabilities: [], inputTokens: 0 } }
  const alone = await readOne(first)
  if ('failure' in alone) return alone
  return joined([alone, ...(await Promise.all(others.map(readOne)))])
}

/** Asks for a thought as Wald samples one. */
const sampled = (model: string, { prompt, mostTokens, seed }: Musing) => ({
  ...{ model, prompt, max_tokens: mostTokens },
  ...{ temperature: 0.6, top_p: 0.95, top_k: 20, seed },
})

function describe(
  baseUrl: string,
  listed: unknown,
  wanted: string | undefined,
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
  const length = found['max_model_len']
  return {
    result: {
      model: String(found['id']),
      checkpoint: null,
      device: null,
      offloadedLayers: null,
      fallback: null,
      contextTokens: typeof length === 'number' ? length : null,
      labels: letters,
      metadata: null,
      seesImages: false,
    },
  }
}

type Asking = {
  readonly of: string
  readonly prefix: string
  readonly pass: Pass
  readonly top: number
}

async function readPass(
  exchange: Exchange,
  { of, prefix, pass, top }: Asking,
  signal: AbortSignal | undefined,
): Promise<Outcome<PassageRead>> {
  const prompt = prefix + pass.suffix
  // At temperature 1, so that a server which scales what it lists by the temperature lists what is asked for.
  const body = { model: of, prompt, max_tokens: 1, temperature: 1, logprobs: top }
  const reply = await exchange.ask('/completions', body, signal)
  if ('failure' in reply) return reply
  const listed = listedIn(reply.result)
  if (listed === null) return { failure: withoutLogprobs }
  const read = candidatesIn(listed, pass, top)
  if ('failure' in read) return read
  const inputTokens = countIn(reply.result, 'prompt_tokens')
  return { result: { logProbabilities: [read.logProbabilities], inputTokens } }
}

const withoutLogprobs: Failure = {
  kind: 'no-logprobs',
  says: 'the server completes without log-probabilities. Use one that gives them on /v1/completions: vLLM, SGLang or llama-server.',
}

function joined(reads: readonly Outcome<PassageRead>[]): Outcome<PassageRead> {
  const logProbabilities: (readonly number[])[] = []
  let inputTokens = 0
  for (const read of reads) {
    if ('failure' in read) return read
    logProbabilities.push(...read.result.logProbabilities)
    inputTokens += read.result.inputTokens
  }
  return { result: { logProbabilities, inputTokens } }
}

function thoughtIn(baseUrl: string, completion: unknown): Outcome<Thought> {
  const choices = ownValue(completion, 'choices')
  const text = Array.isArray(choices) ? ownValue(choices[0], 'text') : undefined
  if (typeof text !== 'string') {
    const says = `${baseUrl}/completions answers without a text. Is it a completions server?`
    return { failure: { kind: 'unreadable', says } }
  }
  return { result: { text, outputTokens: countIn(completion, 'completion_tokens') } }
}

function countIn(completion: unknown, name: string): number {
  const count = ownValue(ownValue(completion, 'usage'), name)
  return typeof count === 'number' ? count : 0
}
