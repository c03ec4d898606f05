import { clearTimeout, setImmediate, setTimeout } from 'node:timers'
import { type Dispatcher, Pool } from 'undici'
import type { Ending, Received } from '../exchange.ts'
import { type Attempt, bodyTooLong, longestBody, type Wire } from './attempt.ts'
import { failureOf } from './ending.ts'
import { type HeaderList, joinedHeaders } from './headers.ts'

/** A request as the pooled client writes it. */
export type PooledRequest = {
  readonly method: string
  readonly target: string
  readonly headers: HeaderList
  readonly body: Uint8Array | null
}

/** The HTTP client for well-formed requests: keeps connections, follows and decodes nothing. */
export type PooledClient = {
  /** Sends one request, once; throws only for a request that is not well-formed. */
  attempt(request: PooledRequest): Promise<Attempt>
  close(): Promise<void>
}

/** undici's words for a request it will not write: the check's mistake, not the server's. */
const ours: ReadonlySet<string> = new Set([
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
])

type Settle = {
  readonly resolve: (attempt: Attempt) => void
  readonly reject: (error: unknown) => void
}

const fieldsOf = (headers: Readonly<Record<string, string | string[] | undefined>>): HeaderList =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map(one => [name, one] as const),
  )

/** Follows one exchange through undici's callbacks. */
class Watch implements Dispatcher.DispatchHandler {
  #began: number
  #wire: Wire
  #connections: () => number
  #connectedBefore: number
  #settle: Settle
  #deadline: NodeJS.Timeout
  #controller: Dispatcher.DispatchController | null = null
  #connectMs: number | null = null
  #firstByteMs: number | null = null
  #head: Omit<Received, 'body'> | null = null
  #chunks: Buffer[] = []
  #length = 0
  #over = false

  constructor(wire: Wire, connections: () => number, settle: Settle) {
    this.#wire = wire
    this.#settle = settle
    this.#connections = connections
    this.#connectedBefore = connections()
    this.#began = wire.now()
    this.#deadline = setTimeout(() => this.#end('timeout', null), wire.timeoutMs)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#over) controller.abort(new Error('over'))
    if (this.#connections() > this.#connectedBefore) this.#connectMs = this.#elapsed()
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    this.#firstByteMs ??= this.#elapsed()
    if (status < 200) return
    this.#head = { status, headers: joinedHeaders(fieldsOf(headers)) }
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#length += chunk.length
    if (this.#length > longestBody) this.#end('closed-early', bodyTooLong)
    else this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    this.#end('clean', null)
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const { ended, cause } = failureOf(error, this.#controller !== null)
    if (ours.has(cause)) this.#settle.reject(error)
    else this.#end(ended, cause)
  }

  #elapsed(): number {
    return this.#wire.now() - this.#began
  }

  #end(ended: Ending, cause: string | null): void {
    if (this.#over) return
    this.#over = true
    clearTimeout(this.#deadline)
    const received =
      this.#head === null ? null : { ...this.#head, body: Buffer.concat(this.#chunks) }
    const attempt: Attempt = {
      received,
      ended,
      cause,
      connectMs: this.#connectMs,
      firstByteMs: this.#firstByteMs,
      totalMs: this.#elapsed(),
    }
    if (ended !== 'clean') this.#controller?.abort(new Error('over'))
    // After two turns of the loop the pool has seen a close that came with the response, and holds
    // the connection ready for the next request.
    setImmediate(() => setImmediate(() => this.#settle.resolve(attempt)))
  }
}

/** Opens the pool; a connection is made when the first request needs it. */
export const openPool = (wire: Wire): PooledClient => {
  let connections = 0
  // The kit's own deadline ends an exchange: undici's timers are only exact to a second.
  const pool = new Pool(wire.address.origin, {
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: wire.timeoutMs },
  })
  pool.on('connect', () => {
    connections += 1
  })
  return {
    attempt: ({ method, target, headers, body }) =>
      new Promise((resolve, reject) => {
        const watch = new Watch(wire, () => connections, { resolve, reject })
        const flat = headers.flat()
        pool.dispatch({ method, path: target, headers: flat, body, reset: false }, watch)
      }),
    close: () => pool.destroy(),
  }
}
