import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { METHODS } from 'node:http'
import { type FastifyInstance, fastify } from 'fastify'
import type { FakeReply, FakeRequest } from './reply.ts'

// Bodies above the protocol's own limit still reach the answering functions, up to this many bytes.
const READ_LIMIT = 16 * 1_048_576

const NOTHING = Buffer.alloc(0)

/** Wires `answer` to an HTTP server: every method and path, bodies as raw bytes, whatever their content type. */
export function wireServer(answer: (request: FakeRequest) => FakeReply | null): FastifyInstance {
  const app = fastify({
    bodyLimit: READ_LIMIT,
    forceCloseConnections: true,
    // One route serves every path, so that a path fastify's router refuses is answered as well.
    rewriteUrl: () => '/',
  })
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method) && method !== 'CONNECT') app.addHttpMethod(method)
  }
  app.removeAllContentTypeParsers()
  const raw = (_request: unknown, body: Buffer, done: (error: null, body: Buffer) => void) =>
    done(null, body)
  app.addContentTypeParser('*', { parseAs: 'buffer' }, raw)
  // Named as well, for a name is found faster than the wildcard.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, raw)
  app.all('/', (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : NOTHING
    const answered = answer(requestOf(request.raw, request.originalUrl, body))
    // Written by hand, for fastify would add a content type and correct a length that is wrong on purpose.
    reply.hijack()
    if (answered === null) reply.raw.socket?.resetAndDestroy()
    else send(reply.raw, answered)
  })
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ detail: error.message }),
  )
  return app
}

function requestOf(raw: IncomingMessage, url: string, body: Buffer): FakeRequest {
  const mark = url.indexOf('?')
  return {
    method: raw.method ?? '',
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    headers: headersOf(raw),
    body,
  }
}

// Of all request headers node gives Set-Cookie alone as a list, and no client sends it.
const haveTexts = (headers: IncomingHttpHeaders): headers is FakeRequest['headers'] =>
  headers['set-cookie'] === undefined

function headersOf({ headers }: IncomingMessage): FakeRequest['headers'] {
  if (haveTexts(headers)) return headers
  const texts = Object.entries(headers).map(([name, value]): [string, string | undefined] => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  return Object.fromEntries(texts)
}

function send(response: ServerResponse, reply: FakeReply): void {
  const { socket } = response
  if (reply.ending === 'silence') return
  if (reply.ending === 'reset') {
    socket?.resetAndDestroy()
  } else if (reply.ending === 'close') {
    socket?.destroySoon()
  } else {
    sendBytes(response, reply)
  }
}

function sendBytes(response: ServerResponse, { status, headers, body, ending }: FakeReply): void {
  const half = body.subarray(0, body.length / 2)
  response.writeHead(status, framed(status, headers, body))
  if (ending === 'cut') {
    response.write(half, () => response.socket?.destroySoon())
  } else if (headers['transfer-encoding'] === 'chunked') {
    response.write(half)
    response.end(body.subarray(half.length))
  } else {
    // Node joins a head and a text into one write, and a head and bytes into two; latin1 keeps every byte.
    response.end(body.toString('latin1'), 'latin1')
  }
}

/** Adds the length, unless the reply frames itself or its status has no body (RFC 9110 section 8.6). */
function framed(status: number, headers: FakeReply['headers'], body: Buffer) {
  const framesItself = 'content-length' in headers || 'transfer-encoding' in headers
  if (framesItself || status === 204 || status === 304) return headers
  return { ...headers, 'content-length': String(body.length) }
}
