import { METHODS } from 'node:http'
import { type FastifyInstance, fastify } from 'fastify'
import { type Answer, createExchanges, type Wiring } from './exchange.ts'
import { readBody, requestOf } from './incoming.ts'

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
