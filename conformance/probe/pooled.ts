import { clearTimeout, setImmediate, setTimeout } from 'node:timers'
import { buildConnector, type Dispatcher, Pool } from 'undici'
import type { Ending, Received } from '../exchange.ts'
import { type Attempt, bodyTooLong, longestBody, longestHead, type Wire } from './attempt.ts'
import { causeOf, failureOf } from './ending.ts'
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
  /** Closes the connections that wait for a next request; the next request makes a new one. */
  rest(): void
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

/** What the pool's connections did so far. */
type Tally = { connections: number; resets: number }

/** Says whether a body lasts until the connection ends (RFC 9112 section 6.3). */
const endsWithConnection = ({ headers }: Omit<Received, 'body'>): boolean =>
  !('content-length' in headers) && !('transfer-encoding' in headers)

/** Follows one exchange through undici's callbacks. */
class Watch implements Dispatcher.DispatchHandler {
  #began: number
  #wire: Wire
  #tally: Readonly<Tally>
  #before: Readonly<Tally>
  #settle: Settle
  #deadline: NodeJS.Timeout
  #controller: Dispatcher.DispatchController | null = null
  #connectMs: number | null = null
  #firstByteMs: number | null = null
  #head: Omit<Received, 'body'> | null = null
  #chunks: Buffer[] = []
  #length = 0
  #over = false

  constructor(wire: Wire, tally: Readonly<Tally>, settle: Settle) {
    this.#wire = wire
    this.#settle = settle
    this.#tally = tally
    this.#before = { ...tally }
    this.#began = wire.now()
    this.#deadline = setTimeout(() => this.#end('timeout', null), wire.timeoutMs)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#over) controller.abort(new Error('over'))
    if (this.#tally.connections > this.#before.connections) this.#connectMs = this.#elapsed()
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
    setImmediate(() => setImmediate(() => this.#settle.resolve(this.#checked(attempt))))
  }

  /** undici takes a reset for the end of a body that lasts until the connection ends. */
  #checked(attempt: Attempt): Attempt {
    const wasReset = this.#tally.resets > this.#before.resets
    const isOpen = this.#head !== null && endsWithConnection(this.#head)
    if (attempt.ended !== 'clean' || !wasReset || !isOpen) return attempt
    return { ...attempt, ended: 'reset', cause: 'ECONNRESET' }
  }
}

/** Makes connections and counts them, and those that are reset. */
const counting = (tally: Tally, timeout: number): buildConnector.connector => {
  const connect = buildConnector({ timeout })
  return (options, callback) =>
    connect(options, (...ends) => {
      const [error, socket] = ends
      if (error !== null) return callback(error, null)
      tally.connections += 1
      socket.once('error', problem => {
        if (causeOf(problem) === 'ECONNRESET') tally.resets += 1
      })
      return callback(null, socket)
    })
}

/** Opens the pool; a connection is made when the first request needs it. */
export const openPool = (wire: Wire): PooledClient => {
  const tally: Tally = { connections: 0, resets: 0 }
  const open = (): Pool =>
    new Pool(wire.address.origin, {
      // The kit's own deadline ends an exchange: undici's timers are only exact to a second.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxHeaderSize: longestHead,
      connect: counting(tally, wire.timeoutMs),
    })
  let pool = open()
  let isUsed = false
  const retired = new Set<Pool>()
  return {
    attempt: ({ method, target, headers, body }) =>
      new Promise((resolve, reject) => {
        isUsed = true
        const watch = new Watch(wire, tally, { resolve, reject })
        const flat = headers.flat()
        pool.dispatch({ method, path: target, headers: flat, body, reset: false }, watch)
      }),
    rest: () => {
      if (!isUsed) return
      isUsed = false
      const old = pool
      pool = open()
      retired.add(old)
      // Requests of other checks may still be under way on it, so it closes in its own time.
      void old.close().finally(() => retired.delete(old))
    },
    close: async () => {
      await Promise.all([pool, ...retired].map(one => one.destroy()))
    },
  }
}
