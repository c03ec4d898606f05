import { STATUS_CODES } from 'node:http'
import { half } from './faults/pieces.ts'
import type { FakeReply } from './reply.ts'
import type { WireReply } from './wire.ts'

/** What a reply is framed for; left out, it answers a POST on a connection that is kept, and has no Date. */
export type Framing = {
  /** HEAD gets no body (RFC 9110 section 9.3.2). */
  readonly method?: string | undefined
  /** Whether the connection takes another request. */
  readonly isKept?: boolean
  /** The clock, in ms; without one no Date is sent (RFC 9110 section 6.6.1). */
  readonly now?: (() => number) | undefined
}

/** The seconds for which an idle connection is kept, as fastify announces them. */
const KEPT_SECONDS = 72

/** Writes a reply out as node's own server does: status line, its headers, Date, Connection, the length it lacks, and the body. */
export function frame(reply: FakeReply, framing: Framing = {}): WireReply {
  const headers = framed(reply)
  const isBodiless = framing.method === 'HEAD' || hasNoBody(reply.status)
  const lines = [
    `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status] ?? 'unknown'}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...connectionLines(headers, framing),
  ]
  return {
    head: headOf(lines),
    body: isBodiless ? Buffer.alloc(0) : isChunked(headers) ? chunked(reply.body) : reply.body,
  }
}

/** Gives the headers with the length, unless the reply frames itself or its status has no body (RFC 9110 section 8.6). */
export function framed({ status, headers, body }: FakeReply): FakeReply['headers'] {
  const framesItself = 'content-length' in headers || 'transfer-encoding' in headers
  if (framesItself || hasNoBody(status)) return headers
  return { ...headers, 'content-length': String(body.length) }
}

/** Writes lines out as a head; latin1, for that is what a header's bytes are read as. */
export const headOf = (lines: readonly string[]): Buffer =>
  Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')

/** Says whether a body goes out in chunks. */
export const isChunked = (headers: FakeReply['headers']): boolean =>
  headers['transfer-encoding'] === 'chunked'

const hasNoBody = (status: number): boolean => status < 200 || status === 204 || status === 304

function connectionLines(headers: FakeReply['headers'], { isKept = true, now }: Framing): string[] {
  const date = now === undefined ? [] : [`Date: ${new Date(now()).toUTCString()}`]
  const names = new Set(Object.keys(headers).map(name => name.toLowerCase()))
  const kept = [`Connection: keep-alive`, `Keep-Alive: timeout=${KEPT_SECONDS}`]
  const connection = isKept ? kept : ['Connection: close']
  return [...(names.has('date') ? [] : date), ...(names.has('connection') ? [] : connection)]
}

/** Puts a body into two chunks (RFC 9112 section 7.1); an empty half is left out, for it would end the body. */
function chunked(body: Buffer): Buffer {
  const first = half(body)
  const pieces = [first, body.subarray(first.length)].filter(({ length }) => length > 0)
  return Buffer.concat([...pieces.map(chunkOf), LAST_CHUNK])
}

/** The chunk that ends a body (RFC 9112 section 7.1), without trailers. */
export const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** Gives one chunk: the size in hexadecimal digits, the bytes, and the line ends around them. */
export const chunkOf = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
