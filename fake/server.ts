import { METHODS } from 'node:http'
import { type FastifyInstance, fastify } from 'fastify'
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
  const raw = (_request: unknown, body: Buffer, done: (error: null, body: Buffer) => void) =>
    done(null, body)
  app.addContentTypeParser('*', { parseAs: 'buffer' }, raw)
  // Named as well, for a name is found faster than the wildcard.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, raw)
  const exchange = createExchanges(answer, wiring)
  app.all('/', (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : NOTHING
    // Written by hand, for fastify would add a content type and correct a length that is wrong on purpose.
    reply.hijack()
    exchange(requestOf(request.raw, request.originalUrl, body), reply.raw, request.raw.socket)
  })
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ detail: error.message }),
  )
  return app
}
