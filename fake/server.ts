import { METHODS } from 'node:http'
import type { Readable } from 'node:stream'
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
} from 'fastify'
import { type Answer, createExchanges, type Wiring } from './exchange.ts'
import { requestOf } from './incoming.ts'

// Bodies above the protocol's own limit still reach the answering functions, up to this many bytes.
const READ_LIMIT = 16 * 1_048_576

const NOTHING = Buffer.alloc(0)

/** Wires `answer` to an HTTP server: every method and path, bodies as raw bytes, whatever their content type. */
export function wireServer(answer: Answer, wiring: Wiring = {}): FastifyInstance {
  const app = fastify({
    bodyLimit: READ_LIMIT,
    forceCloseConnections: true,
    // One route serves every path, so that a path fastify's router refuses is answered as well.
    rewriteUrl: () => '/',
  })
  // A client that ends its half once it has asked (FIN) still waits for its answer, and node would end ours.
  Object.assign(app.server, { httpAllowHalfOpen: true })
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method) && method !== 'CONNECT') app.addHttpMethod(method)
  }
  app.removeAllContentTypeParsers()
  const raw = (_request: unknown, payload: Readable) => bodyOf(payload)
  app.addContentTypeParser('*', raw)
  // Named as well, for a name is found faster than the wildcard.
  app.addContentTypeParser('application/json', raw)
  const exchange = createExchanges(answer, wiring)
  const serve = (request: FastifyRequest, reply: FastifyReply, body: Buffer) => {
    // Written by hand, for fastify would add a content type and correct a length that is wrong on purpose.
    reply.hijack()
    exchange(requestOf(request.raw, request.originalUrl, body), reply.raw, request.raw.socket)
  }
  app.all('/', (request, reply) =>
    serve(request, reply, Buffer.isBuffer(request.body) ? request.body : NOTHING),
  )
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    // A content type that is none is no reason to keep a request from the script and the journal.
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
      return serve(request, reply, await bodyOf(request.raw))
    }
    return reply.code(error.statusCode ?? 500).send({ detail: error.message })
  })
  return app
}

/** Reads a body to its end and gives it, of a larger one as much as shows that it is too large for every dialect. */
function bodyOf(payload: Readable): Promise<Buffer> {
  // By events, for a loop over the stream costs several times as much.
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    payload.on('data', (chunk: Buffer) => {
      if (size <= READ_LIMIT) chunks.push(chunk)
      size += chunk.length
    })
    payload.once('error', reject)
    payload.once('end', () => resolve(joined(chunks)))
  })
}

function joined(chunks: readonly Buffer[]): Buffer {
  const [first = NOTHING] = chunks
  const whole = chunks.length < 2 ? first : Buffer.concat(chunks)
  return whole.length > READ_LIMIT ? whole.subarray(0, READ_LIMIT + 1) : whole
}
