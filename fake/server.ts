import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { METHODS } from 'node:http'
import { type FastifyInstance, fastify } from 'fastify'
import { type Answer, createExchanges, type Wiring } from './exchange.ts'
import type { FakeRequest } from './reply.ts'

// What a body has beyond this many bytes is counted and dropped.
const READ_LIMIT = 64 * 1_048_576

/** Wires `answer` to an HTTP server: every method and path, bodies as raw bytes, whatever their content type. */
export function wireServer(answer: Answer, wiring: Wiring = {}): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true,
    // One route serves every path, so that a path fastify's router refuses is answered as well.
    rewriteUrl: () => '/',
  })
  // A client that ends its half once it has asked (FIN) still waits for its answer, and node would end ours.
  Object.assign(app.server, { httpAllowHalfOpen: true })
  // To fastify none has a body: it would refuse a body for its size or its type before a script saw the request.
  for (const method of METHODS) {
    if (method !== 'CONNECT') app.addHttpMethod(method, { overrideExisting: true })
  }
  const exchange = createExchanges(answer, wiring)
  app.all('/', (request, reply) => {
    // Written by hand, for fastify would add a content type and correct a length that is wrong on purpose.
    reply.hijack()
    const { raw, originalUrl } = request
    readBody(raw, (body, size) =>
      exchange(requestOf(raw, originalUrl, body, size), reply.raw, raw.socket),
    )
  })
  return app
}

/** Reads a body to its end and hands over its first bytes and its size; never does where the client leaves before. */
function readBody(raw: IncomingMessage, done: (body: Buffer, size: number) => void): void {
  const chunks: Buffer[] = []
  let size = 0
  raw.on('data', (chunk: Buffer) => {
    if (size < READ_LIMIT) chunks.push(chunk.subarray(0, READ_LIMIT - size))
    size += chunk.length
  })
  raw.on('error', () => undefined)
  // Node refuses a request that ends inside its body, but not one that asks for an upgrade as well.
  if (raw.headers.upgrade !== undefined) raw.socket.once('end', () => raw.complete || raw.destroy())
  // Even where there is no body, so that pipelined requests are taken in their order. A copy, for a
  // chunk is a view of all that came at once.
  raw.once('end', () => done(Buffer.concat(chunks), size))
}

function requestOf(raw: IncomingMessage, url: string, body: Buffer, size: number): FakeRequest {
  const mark = url.indexOf('?')
  return {
    method: raw.method ?? '',
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    headers: headersOf(raw),
    body,
    ...(size > body.length && { size }),
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
