import { setMaxListeners } from 'node:events'
import { ownValue } from '../../spec/json-object.ts'
import { chat } from './chat.ts'
import { completions } from './completions.ts'
import type { Description, Engine, Failure, Outcome, Pass, PassageRead, Thought } from './engine.ts'
import { type Exchange, openExchange } from './exchange.ts'
import { candidatesIn, listedIn } from './listed.ts'
import { describeServed } from './served-model.ts'
import type { Wire } from './wire.ts'

/** What the remote engine is opened with. */
export type RemoteOptions = {
  /** With the version, such as http://127.0.0.1:8000/v1. */
  readonly baseUrl: string
  /** The model asked for; the first the server lists by default. */
  readonly model?: string
  /** The bearer token, as a value. */
  readonly token?: string
  /** `chat` puts every prompt as a user's message. Default `completions`: the model goes on with it. */
  readonly api?: 'completions' | 'chat'
  /** Whether the model sees images, which no server says of itself; for `chat` alone. Default false. */
  readonly seesImages?: boolean
  /** How many of the likeliest tokens are listed; vLLM lists 20 unless started for more. Default 20. */
  readonly top?: number
  /** How long the answer to one pass may take to begin, and how long from there to its end, in ms. Default 60,000. */
  readonly timeoutMs?: number
  /** The most passes at once. Default 8. */
  readonly connections?: number
}

function wireOf({ api, seesImages }: RemoteOptions): Wire {
  if (api === 'chat') return chat
  if (!seesImages) return completions
  throw new Error('a server takes images on /chat/completions alone. Ask it by chat.')
}

/**
 * Makes the engine of a completions server with log-probabilities: vLLM, SGLang, llama-server.
 *
 * The first pass of a passage goes alone and the others follow at once, so that a server which caches
 * prefixes reads the shared one once. Throws an Error of one sentence for what is no base URL, and for
 * images without `chat`.
 */
export function openRemote(options: RemoteOptions): Engine {
  const { baseUrl, seesImages = false, top = 20, timeoutMs = 60_000, connections = 8 } = options
  const wire = wireOf(options)
  const exchange = openExchange({ ...options, timeoutMs, connections })
  let known: Description | null = null

  async function ready(signal?: AbortSignal): Promise<Outcome<Description>> {
    if (known !== null) return { result: known }
    const listed = await exchange.ask('/models', undefined, signal)
    if ('failure' in listed) return listed
    const read = describeServed({ ...options, seesImages }, listed.result)
    if ('result' in read) known = read.result
    return read
  }

  return {
    ready,
    async read({ prefix, passes, images = [] }, signal) {
      const description = await ready(signal)
      if ('failure' in description) return description
      const { model } = description.result
      const shared = signal && sharedBy(passes, signal)
      return await readPasses(passes, pass => {
        const prompt = { images, text: prefix + pass.suffix }
        const body = { model, ...wire.ask(prompt, top) }
        return readPass(exchange, { wire, body, pass, top }, shared)
      })
    },
    async think(musing, signal) {
      const description = await ready(signal)
      if ('failure' in description) return description
      const body = { model: description.result.model, ...wire.goOn(musing) }
      const reply = await exchange.ask(wire.path, body, signal)
      return 'failure' in reply ? reply : thoughtIn(baseUrl, wire, reply.result)
    },
    close: () => exchange.close(),
  }
}

/** Gives a signal that every pass may listen to; Node warns of more than ten on one, as of a leak. */
function sharedBy(passes: readonly Pass[], signal: AbortSignal): AbortSignal {
  const shared = AbortSignal.any([signal])
  setMaxListeners(passes.length + 1, shared)
  return shared
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

type Asking = {
  readonly wire: Wire
  readonly body: unknown
  readonly pass: Pass
  readonly top: number
}

async function readPass(
  exchange: Exchange,
  { wire, body, pass, top }: Asking,
  signal: AbortSignal | undefined,
): Promise<Outcome<PassageRead>> {
  const reply = await exchange.ask(wire.path, body, signal)
  if ('failure' in reply) return reply
  const listed = listedIn(reply.result)
  if (listed === null) return { failure: withoutLogprobs(wire) }
  const read = candidatesIn(listed, pass, top)
  if ('failure' in read) return read
  const inputTokens = countIn(reply.result, 'prompt_tokens')
  return { result: { logProbabilities: [read.logProbabilities], inputTokens } }
}

const withoutLogprobs = ({ path }: Wire): Failure => ({
  kind: 'no-logprobs',
  says: `the server completes without log-probabilities. Use one that gives them on /v1${path}: vLLM, SGLang or llama-server.`,
})

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

function thoughtIn(baseUrl: string, wire: Wire, completion: unknown): Outcome<Thought> {
  const choices = ownValue(completion, 'choices')
  const text = Array.isArray(choices) ? wire.textIn(choices[0]) : undefined
  if (typeof text !== 'string') {
    const says = `${baseUrl}${wire.path} answers without a text. Is it a completions server?`
    return { failure: { kind: 'unreadable', says } }
  }
  return { result: { text, outputTokens: countIn(completion, 'completion_tokens') } }
}

function countIn(completion: unknown, name: string): number {
  const count = ownValue(ownValue(completion, 'usage'), name)
  return typeof count === 'number' ? count : 0
}
