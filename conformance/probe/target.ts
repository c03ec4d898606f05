import type { Exchange, Sent } from '../exchange.ts'
import type { Way } from '../measuring.ts'
import type { Probe, ProbeRequest, RawRequest } from '../probe.ts'
import { seededRandom } from '../random.ts'
import type { Redactor } from '../redact.ts'
import { markOf, type Secret, type SecretHeader } from '../secret.ts'
import type { Address } from './address.ts'
import type { Attempt } from './attempt.ts'
import { BareConnection } from './bare.ts'
import { bareHeaders, type Credentials, joinedHeaders, pooledHeaders } from './headers.ts'
import { keptExchange } from './keep.ts'
import { attemptFresh, openPool, type PooledClient, type PooledRequest } from './pooled.ts'
import { redactorFor } from './secrecy.ts'

/** The server under test and what is needed to talk to it. */
export type TargetOptions = {
  readonly address: Address
  /** How long one exchange may take, in milliseconds. */
  readonly timeoutMs: number
  readonly token?: Secret
  readonly secretHeaders?: readonly SecretHeader[]
  /** A clock that never goes back, in milliseconds. */
  now(): number
}

/** Who asks: each check has a probe of its own. */
export type Asker = {
  readonly check: string
  readonly seed: string
  /** How well-formed requests travel; `kept` by default. */
  readonly way?: Way
  /** Takes each exchange as it ends, redacted. */
  record(exchange: Exchange): void
}

/** The server under test, as all checks of a run share it. */
export type Target = {
  readonly redactor: Redactor
  probe(asker: Asker): Probe
  /** Closes every connection. */
  close(): Promise<void>
}

type Shared = {
  readonly options: TargetOptions
  readonly credentials: Credentials
  readonly redactor: Redactor
  readonly pool: PooledClient
  nextId(): number
}

const bytesOf = (body: Uint8Array | string): Uint8Array =>
  typeof body === 'string' ? Buffer.from(body, 'utf8') : body

const exchangeOf = (shared: Shared, asker: Asker, sent: Sent, attempt: Attempt): Exchange => {
  const by = { id: shared.nextId(), check: asker.check }
  const exchange = keptExchange(by, sent, attempt, shared.redactor)
  asker.record(exchange)
  return exchange
}

/** Puts the token where a check wrote its mark. */
const revealer =
  (token: Secret | undefined) =>
  (text: string): string =>
    token === undefined ? text : text.replaceAll(markOf(token.name), () => token.value)

/** Puts the token where a check wrote its mark in a request target, percent-encoded. */
const targetRevealer =
  (token: Secret | undefined) =>
  (text: string): string =>
    token === undefined
      ? text
      : text.replaceAll(markOf(token.name), () => encodeURIComponent(token.value))

/** Makes an attempt on the way the asker goes; an idle connection never stands beside a fresh one. */
const attempt = ({ pool, options }: Shared, { way }: Asker, request: PooledRequest) => {
  if (way !== 'fresh') return pool.attempt(request)
  pool.rest()
  return attemptFresh(options, request)
}

const sendPooled = async (shared: Shared, asker: Asker, request: ProbeRequest) => {
  const { address, token } = shared.options
  const reveal = revealer(token)
  const target = targetRevealer(token)(address.target(request.path))
  const headers = pooledHeaders(request, shared.credentials).map(
    ([name, value]) => [name, reveal(value)] as const,
  )
  const body = request.body === undefined ? null : bytesOf(request.body)
  const { method } = request
  const ending = await attempt(shared, asker, { method, target, headers, body })
  const sent: Sent = {
    method,
    path: target,
    headers: joinedHeaders([
      ['host', address.host],
      ...headers,
      ...(body === null ? [] : [['content-length', String(body.length)] as const]),
    ]),
    body: body ?? Buffer.alloc(0),
    raw: null,
  }
  return exchangeOf(shared, asker, sent, ending)
}

/** Opens a bare connection; a server that serves one connection at a time is not kept from it by an idle one. */
const openBare = ({ options, pool }: Shared): BareConnection => {
  pool.rest()
  return new BareConnection(options)
}

const converse = async (shared: Shared, asker: Asker, requests: readonly RawRequest[]) => {
  const { address, token } = shared.options
  const reveal = revealer(token)
  const connection = openBare(shared)
  const exchanges: Exchange[] = []
  for (const request of requests) {
    const path = targetRevealer(token)(address.target(request.path))
    const headers = bareHeaders(request, address.host, shared.credentials).map(
      ([name, value]) => [name, reveal(value)] as const,
    )
    const lines = [`${request.method} ${path} HTTP/1.1`, ...headers.map(field => field.join(': '))]
    const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
    const body = bytesOf(request.body)
    const attempt = await connection.attempt({
      method: request.method,
      bytes: request.awaitContinue === true ? head : Buffer.concat([head, body]),
      held: request.awaitContinue === true ? body : null,
    })
    const raw = attempt.written
    const sent = { method: request.method, path, headers: joinedHeaders(headers), body, raw }
    exchanges.push(exchangeOf(shared, asker, sent, attempt))
  }
  connection.destroy()
  return exchanges
}

/** Reads method and target off a request line, where the bytes begin with one. */
const requestLine = (bytes: Uint8Array): { method: string; path: string } => {
  const start = Buffer.from(bytes.subarray(0, 8192)).toString('latin1')
  const line = /^([!-~]+) ([!-~]+)/.exec(start)
  return { method: line?.[1] ?? '', path: line?.[2] ?? '' }
}

const sendBytes = async (shared: Shared, asker: Asker, bytes: Uint8Array) => {
  const plain = Buffer.from(bytes).toString('latin1')
  const written = Buffer.from(revealer(shared.options.token)(plain), 'latin1')
  const connection = openBare(shared)
  const { method, path } = requestLine(written)
  const attempt = await connection.attempt({ method, bytes: written, held: null })
  connection.destroy()
  const sent = { method, path, headers: {}, body: Buffer.alloc(0), raw: attempt.written }
  return exchangeOf(shared, asker, sent, attempt)
}

const probeOf = (shared: Shared, asker: Asker): Probe => ({
  ask: body =>
    sendPooled(shared, asker, {
      method: 'POST',
      path: '/v1/systemone',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  send: request => sendPooled(shared, asker, request),
  converse: requests => converse(shared, asker, requests),
  bytes: bytes => sendBytes(shared, asker, bytes),
  host: shared.options.address.host,
  target: path => shared.options.address.target(path),
  tokenMark: shared.options.token === undefined ? null : markOf(shared.options.token.name),
  random: seededRandom(`${asker.seed}\n${asker.check}`),
})

/** Opens the server under test; no connection is made before the first request. */
export const openTarget = (options: TargetOptions): Target => {
  let id = 0
  const shared: Shared = {
    options,
    credentials: { token: options.token?.value ?? null, headers: options.secretHeaders ?? [] },
    redactor: redactorFor(options),
    pool: openPool(options),
    nextId: () => {
      id += 1
      return id
    },
  }
  return {
    redactor: shared.redactor,
    probe: asker => probeOf(shared, asker),
    close: () => shared.pool.close(),
  }
}
