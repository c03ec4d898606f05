import { type Dispatcher, errors, Pool } from 'undici'
import { isObject, ownValue } from '../../spec/json-object.ts'
import { type Failure, givenUp, type Outcome, tooLong } from './engine.ts'

/** Where a completions server is and how it is spoken to. */
export type Address = {
  /** Its base URL with the version, such as http://127.0.0.1:8000/v1. */
  readonly baseUrl: string
  /** The bearer token; never named in a failure. */
  readonly token?: string
  /** How long an answer may take to begin once it is asked for, and how long from there to its end, in ms. */
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
  const timers = { headersTimeout: timeoutMs, connectTimeout: timeoutMs, bodyTimeout: 0 }
  const pool = new Pool(url.origin, { ...timers, connections })
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
        const text = await textWithin(timeoutMs, reply.body)
        const read = parsed(text)
        if (reply.statusCode !== 200) return refusal(baseUrl, reply.statusCode, read, hide)
        if (read === undefined) return unreadable(baseUrl, path)
        return { result: read }
      } catch (error) {
        if (signal?.aborted === true) return { failure: givenUp }
        return { failure: failureOf(baseUrl, timeoutMs, error) }
      }
    },
    close: () => pool.destroy(),
  }
}

/** Reads an answer to its end; undici's own limit is for the pause between two parts, which a server that drips keeps. */
async function textWithin(ms: number, body: Dispatcher.ResponseData['body']): Promise<string> {
  const timer = setTimeout(() => body.destroy(new errors.BodyTimeoutError()), ms)
  return await body.text().finally(() => clearTimeout(timer))
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

const absent = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
])
const late = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])
// What OpenSSL finds in a certificate, by the names Node gives it; those of Node itself begin with ERR_TLS.
const untrusted =
  /^ERR_TLS_|CERT|^UNABLE_TO_VERIFY_LEAF_SIGNATURE$|^HOSTNAME_MISMATCH$|^INVALID_CA$/

function failureOf(baseUrl: string, timeoutMs: number, error: unknown): Failure {
  const code = ownValue(error, 'code')
  const cause = typeof code === 'string' ? code : 'no cause given'
  if (absent.has(cause)) {
    const says = `could not connect to ${baseUrl} (${cause}). Is the completions server running?`
    return { kind: 'unreachable', says }
  }
  if (untrusted.test(cause)) {
    const says = `could not connect to ${baseUrl} (${cause}): its certificate is not trusted. Set NODE_EXTRA_CA_CERTS, or use http.`
    return { kind: 'unreachable', says }
  }
  const what = late.has(cause)
    ? `did not answer within ${timeoutMs / 1000} s`
    : `broke off before it had answered (${cause})`
  return { kind: 'lost', says: `${baseUrl} ${what}. Ask again.` }
}
