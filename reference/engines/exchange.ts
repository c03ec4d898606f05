import { Pool } from 'undici'
import { isObject, ownValue } from '../../spec/json-object.ts'
import { type Failure, type Outcome, tooLong } from './engine.ts'

/** Where a completions server is and how it is spoken to. */
export type Address = {
  /** Its base URL with the version, such as http://127.0.0.1:8000/v1. */
  readonly baseUrl: string
  /** The bearer token; never named in a failure. */
  readonly token?: string
  /** How long one exchange may take, in ms. */
  readonly timeoutMs: number
  /** The most connections at once. */
  readonly connections: number
}

/** Asks a server for JSON: GET without a body, POST with one. */
export type Exchange = {
  ask(path: string, body: unknown, signal?: AbortSignal): Promise<Outcome<unknown>>
  close(): Promise<void>
}

/** Opens the way to a completions server; throws an Error of one sentence for what is no http or https URL. */
export function openExchange({ baseUrl, token, timeoutMs, connections }: Address): Exchange {
  const url = urlOf(baseUrl)
  const timers = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs }
  const pool = new Pool(url.origin, { ...timers, connections, connectTimeout: timeoutMs })
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const hide = (text: string) => (token ? text.replaceAll(token, '$TOKEN') : text)
  return {
    async ask(path, body, signal) {
      const method = body === undefined ? 'GET' : 'POST'
      const sent = body === undefined ? null : JSON.stringify(body, wellFormed)
      try {
        const target = { path: url.pathname.replace(/\/+$/, '') + path, method, headers } as const
        const reply = await pool.request({ ...target, body: sent, signal: signal ?? null })
        const text = await reply.body.text()
        const read = parsed(text)
        if (reply.statusCode !== 200) return refusal(baseUrl, reply.statusCode, read, hide)
        if (read === undefined) return unreadable(baseUrl, path)
        return { result: read }
      } catch (error) {
        return { failure: failureOf(baseUrl, error, signal) }
      }
    },
    close: () => pool.destroy(),
  }
}

// Half a character, as text cut by units of UTF-16 has it, is no JSON to llama-server: it answers 500.
const wellFormed = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value

function urlOf(baseUrl: string): URL {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '') {
    throw new Error(
      `${JSON.stringify(baseUrl)} is no base URL of a completions server. Give one such as http://127.0.0.1:8000/v1.`,
    )
  }
  return url
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unreadable = (baseUrl: string, path: string): { failure: Failure } => ({
  failure: {
    kind: 'unreadable',
    says: `${baseUrl}${path} answers 200 without JSON. Is it the base URL of a completions server, with its /v1?`,
  },
})

/** Reads a refusal for what it is: a text too long, too many tokens wanted, or a plain no. */
function refusal(
  baseUrl: string,
  status: number,
  body: unknown,
  hide: (text: string) => string,
): { failure: Failure } {
  const message = hide(messageIn(body))
  const error = ownValue(body, 'error')
  if (
    status < 500 &&
    /context (length|size|window)|exceed_context_size|max_model_len/i.test(message)
  ) {
    const [tokens, most] = [numberIn(error, 'n_prompt_tokens'), numberIn(error, 'n_ctx')]
    return tooLong(tokens, most)
  }
  if (status < 500 && /logprobs/i.test(message)) {
    if (!/max|most|less|greater/i.test(message)) {
      const says = `${baseUrl} gives no log-probabilities: ${message}. Use one that gives them on /v1/completions: vLLM, SGLang or llama-server.`
      return { failure: { kind: 'no-logprobs', says } }
    }
    const says = `${baseUrl} lists fewer tokens than were asked for: ${message}. Start vLLM with a higher --max-logprobs, or ask for fewer by --top.`
    return { failure: { kind: 'too-few', says } }
  }
  if (status === 503) {
    const says = `${baseUrl} answers 503${said(message)}. Ask again once its model is loaded.`
    return { failure: { kind: 'unreachable', says } }
  }
  const isToken = status === 401 || status === 403
  const asIs = status < 500 ? 'Is the model served there?' : 'Look into its log, and ask again.'
  const sight = /image|multi-?modal|mmproj/i.test(message) ? SIGHT : null
  const next = isToken ? 'Give its token by --upstream-token-env.' : (sight ?? asIs)
  const says = `${baseUrl} answers ${status}${said(message)}. ${next}`
  return { failure: { kind: 'refused', says } }
}

const said = (message: string): string => (message === '' ? '' : `: ${message}`)

const SIGHT =
  'Does its model see, and so many images at once? vLLM takes --limit-mm-per-prompt, llama-server --mmproj.'

const LONGEST = 200

/** Finds the message in an error body: OpenAI's, FastAPI's, or a text. */
function messageIn(body: unknown): string {
  const error = ownValue(body, 'error')
  const found = [
    ownValue(error, 'message'),
    error,
    ownValue(body, 'message'),
    ownValue(body, 'detail'),
  ]
  const kind = ownValue(error, 'type')
  const message = found.find(each => typeof each === 'string') ?? ''
  const text =
    typeof kind === 'string' && /exceed/.test(kind) ? `${kind}: ${message}` : String(message)
  return text.replace(/[.\s]+$/, '').slice(0, LONGEST)
}

function numberIn(value: unknown, name: string): number | null {
  const found = isObject(value) ? value[name] : undefined
  return typeof found === 'number' ? found : null
}

const absent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

function failureOf(baseUrl: string, error: unknown, signal: AbortSignal | undefined): Failure {
  if (signal?.aborted === true) return { kind: 'given-up', says: 'the caller gave the request up.' }
  const code = ownValue(error, 'code')
  const cause = typeof code === 'string' ? code : 'no cause given'
  const isAbsent = absent.has(cause) || cause === 'UND_ERR_CONNECT_TIMEOUT'
  return isAbsent
    ? {
        kind: 'unreachable',
        says: `could not connect to ${baseUrl} (${cause}). Is the completions server running?`,
      }
    : { kind: 'lost', says: `${baseUrl} broke off before it had answered (${cause}). Ask again.` }
}
