import { HTTPParser } from 'http-parser-js'
import type { Received } from '../exchange.ts'
import { longestHead } from './attempt.ts'
import { causeOf } from './ending.ts'
import { type HeaderList, joinedHeaders } from './headers.ts'

/** How far the reading of one response has come. */
export type Progress =
  | { readonly state: 'reading' }
  | { readonly state: 'complete'; readonly rest: Buffer }
  | { readonly state: 'broken'; readonly cause: string }

/** Reads one response from the bytes of a connection (RFC 9112), interim 1xx responses skipped. */
export type ResponseReader = {
  /** Takes the next bytes; what follows the response is given back as `rest`. */
  read(bytes: Buffer): Progress
  /** The peer closed; completes a body that ends with the connection (RFC 9112 section 6.3). */
  finish(): Progress
  /** What has arrived so far, or null before the head was complete. */
  received(): Received | null
  /** How many 100 (Continue) responses came. */
  continued(): boolean
}

const pairs = (flat: readonly string[]): HeaderList =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as const] : []))

/** Names what is wrong with a head the parser would let pass. */
const faultOf = (headers: HeaderList): string | null => {
  const lengths = headers.filter(([name]) => name.toLowerCase() === 'content-length')
  return lengths.every(([, value]) => /^\d+$/.test(value)) ? null : 'HPE_INVALID_CONTENT_LENGTH'
}

const isInterim = (status: number): boolean => status >= 100 && status < 200 && status !== 101

const offsetOf = (parser: object): number => {
  const offset: unknown = Reflect.get(parser, 'offset')
  return typeof offset === 'number' ? offset : 0
}

/** The head of a response, without the interim ones before it. */
type Head = { readonly status: number; readonly headers: HeaderList; readonly http: string }

/** One response as it is read. */
class Reading implements ResponseReader {
  #parser = new HTTPParser(HTTPParser.RESPONSE)
  #method: string
  #head: Head | null = null
  #body: Buffer[] = []
  #chunk: Buffer = Buffer.alloc(0)
  #isInterim = false
  #continued = false
  #progress: Progress = { state: 'reading' }

  constructor(method: string) {
    this.#method = method
    this.#parser[HTTPParser.kOnHeadersComplete] = info => {
      const http = `${info.versionMajor}.${info.versionMinor}`
      return this.#takeHead({ status: info.statusCode, headers: pairs(info.headers), http }) ? 1 : 0
    }
    this.#parser[HTTPParser.kOnBody] = (bytes, offset, length) => {
      if (this.#isReading()) this.#body.push(bytes.subarray(offset, offset + length))
    }
    this.#parser[HTTPParser.kOnMessageComplete] = () => {
      if (this.#isInterim || !this.#isReading()) return
      this.#progress = { state: 'complete', rest: this.#chunk.subarray(offsetOf(this.#parser)) }
    }
  }

  read(bytes: Buffer): Progress {
    this.#chunk = bytes
    return this.#settle(this.#parser.execute(bytes))
  }

  finish(): Progress {
    this.#chunk = Buffer.alloc(0)
    return this.#settle(this.#parser.finish())
  }

  received(): Received | null {
    if (this.#head === null) return null
    const { status, headers, http } = this.#head
    return { status, headers: joinedHeaders(headers), body: Buffer.concat(this.#body), http }
  }

  continued(): boolean {
    return this.#continued
  }

  #isReading(): boolean {
    return this.#progress.state === 'reading'
  }

  /** Takes a head and says whether no body follows it. */
  #takeHead(head: Head): boolean {
    const { status, headers } = head
    if (!this.#isReading()) return true
    this.#isInterim = isInterim(status)
    if (status === 100) this.#continued = true
    if (this.#isInterim) return true
    const fault = faultOf(headers)
    if (fault !== null) this.#progress = { state: 'broken', cause: fault }
    this.#head = head
    return this.#method === 'HEAD'
  }

  #settle(result: unknown): Progress {
    if (this.#isReading() && result instanceof Error) {
      this.#progress = { state: 'broken', cause: causeOf(result) }
    }
    return this.#progress
  }
}

/** Starts reading one response; an answer to HEAD has no body whatever its head says. */
export const responseReader = (method: string): ResponseReader => {
  // The parser's default drops the eighth bit of header values.
  HTTPParser.encoding = 'latin1'
  HTTPParser.maxHeaderSize = longestHead
  return new Reading(method)
}
