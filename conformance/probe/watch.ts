import { clearTimeout, setImmediate, setTimeout } from 'node:timers'
import type { Dispatcher } from 'undici'
import type { Ending, Received } from '../exchange.ts'
import { type Attempt, bodyTooLong, longestBody, type Wire } from './attempt.ts'
import { failureOf } from './ending.ts'
import { type HeaderList, joinedHeaders } from './headers.ts'

/** undici's words for a request it will not write: the check's mistake, not the server's. */
const ours: ReadonlySet<string> = new Set([
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
])

/** Takes what became of a request. */
export type Settle = {
  readonly resolve: (attempt: Attempt) => void
  readonly reject: (error: unknown) => void
}

const fieldsOf = (headers: Readonly<Record<string, string | string[] | undefined>>): HeaderList =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map(one => [name, one] as const),
  )

/** What the pool's connections did so far. */
export type Tally = { connections: number; resets: number }

/** Says whether a body lasts until the connection ends (RFC 9112 section 6.3). */
const endsWithConnection = ({ headers }: Omit<Received, 'body'>): boolean =>
  !('content-length' in headers) && !('transfer-encoding' in headers)

/** Follows one exchange through undici's callbacks. */
export class Watch implements Dispatcher.DispatchHandler {
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
