import net from 'node:net'
import { clearTimeout, setImmediate, setTimeout } from 'node:timers'
import tls from 'node:tls'
import type { Ending } from '../exchange.ts'
import {
  type Attempt,
  bodyTooLong,
  connectionGone,
  extraBytes,
  longestBody,
  type Wire,
} from './attempt.ts'
import { type Failure, failureOf } from './ending.ts'
import { type Progress, type ResponseReader, responseReader } from './response.ts'

/** Bytes for a bare connection; `held` waits for a 100 (Continue) and is dropped on a final status. */
export type BareRequest = {
  readonly method: string
  readonly bytes: Uint8Array
  readonly held: Uint8Array | null
}

/** What became of a request on a bare connection, and every byte that was written for it. */
export type BareAttempt = Attempt & { readonly written: Uint8Array }

/** One exchange under way. */
type Turn = {
  readonly began: number
  readonly reader: ResponseReader
  readonly written: Uint8Array[]
  held: Uint8Array | null
  firstByteMs: number | null
  length: number
  expired: boolean
}

const closedEarly: Failure = { ended: 'closed-early', cause: 'other side closed' }

/** One TCP or TLS connection, on which requests are written as they stand and answers read strictly. */
export class BareConnection {
  #wire: Wire
  #socket: net.Socket
  #opened: number
  #connectMs: number | null = null
  #incoming: Buffer[] = []
  #closed = false
  #failure: Failure | null = null
  #wake: () => void = () => {}
  #turns = 0

  constructor(wire: Wire) {
    const { secure, hostname, port } = wire.address
    this.#wire = wire
    this.#opened = wire.now()
    this.#socket = secure
      ? tls.connect({
          host: hostname,
          port,
          ALPNProtocols: ['http/1.1'],
          ...(net.isIP(hostname) === 0 ? { servername: hostname } : {}),
        })
      : net.connect({ host: hostname, port, allowHalfOpen: true })
    this.#socket.setNoDelay(true)
    this.#listen(secure ? 'secureConnect' : 'connect')
  }

  /** Writes a request and waits for its response, the close, or the deadline. */
  async attempt(request: BareRequest): Promise<BareAttempt> {
    this.#turns += 1
    const turn: Turn = {
      began: this.#turns === 1 ? this.#opened : this.#wire.now(),
      reader: responseReader(request.method),
      written: [],
      held: request.held,
      firstByteMs: null,
      length: 0,
      expired: false,
    }
    const deadline = setTimeout(() => {
      turn.expired = true
      this.#wake()
    }, this.#wire.timeoutMs)
    if (this.#isGone()) {
      clearTimeout(deadline)
      return this.#result(turn, { ended: 'closed-early', cause: connectionGone })
    }
    this.#write(turn, request.bytes)
    const end = await this.#end(turn)
    clearTimeout(deadline)
    return this.#result(turn, end)
  }

  /** Lets go of the connection at once. */
  destroy(): void {
    this.#socket.destroy()
  }

  #listen(connected: string): void {
    this.#socket.once(connected, () => {
      this.#connectMs = this.#wire.now() - this.#opened
      this.#wake()
    })
    this.#socket.on('data', (bytes: Buffer) => {
      this.#incoming.push(bytes)
      this.#wake()
    })
    this.#socket.on('end', () => this.#close(null))
    this.#socket.on('close', () => this.#close(null))
    this.#socket.on('error', error => this.#close(failureOf(error, this.#connectMs !== null)))
  }

  #close(failure: Failure | null): void {
    this.#failure ??= this.#closed ? null : failure
    this.#closed = true
    this.#wake()
  }

  #isGone(): boolean {
    return this.#turns > 1 && this.#closed && this.#incoming.length === 0
  }

  #write(turn: Turn, bytes: Uint8Array): void {
    turn.written.push(bytes)
    if (!this.#socket.destroyed) this.#socket.write(bytes)
  }

  async #end(turn: Turn): Promise<{ ended: Ending; cause: string | null }> {
    for (;;) {
      const progress = this.#read(turn)
      if (progress.state === 'broken') return { ended: 'closed-early', cause: progress.cause }
      if (progress.state === 'complete') return this.#complete(progress.rest)
      if (this.#failure !== null) return this.#failure
      if (this.#closed) return closedEarly
      if (turn.expired) return { ended: 'timeout', cause: null }
      await new Promise<void>(resolve => {
        this.#wake = resolve
      })
    }
  }

  #read(turn: Turn): Progress {
    let progress: Progress = { state: 'reading' }
    while (progress.state === 'reading') {
      const bytes = this.#incoming.shift()
      if (bytes === undefined) break
      turn.firstByteMs ??= this.#wire.now() - turn.began
      turn.length += bytes.length
      progress = turn.reader.read(bytes)
      if (turn.length > longestBody) return { state: 'broken', cause: bodyTooLong }
    }
    if (progress.state === 'reading' && turn.held !== null && turn.reader.continued()) {
      this.#write(turn, turn.held)
      turn.held = null
    }
    if (progress.state === 'reading' && this.#closed && this.#failure === null) {
      return turn.reader.finish()
    }
    return progress
  }

  async #complete(rest: Buffer): Promise<{ ended: Ending; cause: string | null }> {
    if (rest.length > 0) this.#incoming.unshift(rest)
    // Two turns of the loop let bytes arrive that were sent together with the response.
    await new Promise(resolve => setImmediate(() => setImmediate(resolve)))
    return { ended: 'clean', cause: this.#incoming.length === 0 ? null : extraBytes }
  }

  #result(turn: Turn, end: { ended: Ending; cause: string | null }): BareAttempt {
    return {
      received: turn.reader.received(),
      ...end,
      connectMs: this.#turns === 1 ? this.#connectMs : null,
      firstByteMs: turn.firstByteMs,
      totalMs: this.#wire.now() - turn.began,
      written: Buffer.concat(turn.written),
    }
  }
}
