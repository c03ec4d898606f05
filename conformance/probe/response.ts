import { HTTPParser } from 'http-parser-js'
import type { Received } from '../exchange.ts'
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

/** Starts reading one response; an answer to HEAD has no body whatever its head says. */
export const responseReader = (method: string): ResponseReader => {
  // The parser's default drops the eighth bit of header values.
  HTTPParser.encoding = 'latin1'
  const parser = new HTTPParser(HTTPParser.RESPONSE)
  let head: { readonly status: number; readonly headers: HeaderList } | null = null
  let interim = false
  let continued = false
  let body: Buffer[] = []
  let chunk: Buffer = Buffer.alloc(0)
  let progress: Progress = { state: 'reading' }

  parser[HTTPParser.kOnHeadersComplete] = info => {
    if (progress.state !== 'reading') return 1
    interim = isInterim(info.statusCode)
    if (info.statusCode === 100) continued = true
    if (interim) return 1
    const headers = pairs(info.headers)
    const fault = faultOf(headers)
    if (fault !== null) progress = { state: 'broken', cause: fault }
    head = { status: info.statusCode, headers }
    return method === 'HEAD' ? 1 : 0
  }
  parser[HTTPParser.kOnBody] = (bytes, offset, length) => {
    if (progress.state === 'reading') body.push(bytes.subarray(offset, offset + length))
  }
  parser[HTTPParser.kOnMessageComplete] = () => {
    if (interim || progress.state !== 'reading') return
    progress = { state: 'complete', rest: chunk.subarray(offsetOf(parser)) }
  }

  const settled = (result: unknown): Progress => {
    if (progress.state === 'reading' && result instanceof Error) {
      progress = { state: 'broken', cause: causeOf(result) }
    }
    return progress
  }
  return {
    read(bytes) {
      chunk = bytes
      return settled(parser.execute(bytes))
    },
    finish() {
      chunk = Buffer.alloc(0)
      return settled(parser.finish())
    },
    received() {
      if (head === null) return null
      body = [Buffer.concat(body)]
      return {
        status: head.status,
        headers: joinedHeaders(head.headers),
        body: body[0] ?? Buffer.alloc(0),
      }
    },
    continued: () => continued,
  }
}
