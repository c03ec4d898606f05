import { METHODS } from 'node:http'
import { type FastifyInstance, fastify } from 'fastify'
import type { Written } from '../../spec/dialect.ts'
import { headerTexts } from '../../spec/headers.ts'
import { pathOf, readBody } from './incoming.ts'
import type { OpenRequests } from './open-requests.ts'
import type { Reception } from './reception.ts'

// A client that sends its request drop by drop holds its place no longer.
const REQUEST_MS = 60_000

/** Wires a reception to an HTTP server: every method and path, whatever the content type of its body. */
export function wireServer(reception: Reception, open: OpenRequests): FastifyInstance {
  const app = fastify({
    requestTimeout: REQUEST_MS,
    // One route serves every path, so that a path fastify's router refuses is answered in the dialect as well.
    rewriteUrl: () => '/',
  })
  // To fastify none has a body: it would refuse a body for its type before the dialect saw the request.
  for (const method of METHODS) {
    if (method !== 'CONNECT') app.addHttpMethod(method, { overrideExisting: true })
  }
  app.all('/', async ({ raw, originalUrl }, reply) => {
    const gone = new AbortController()
    const end = open.begin()
    reply.raw.once('close', () => {
      gone.abort()
      end()
    })
    const { method = '', headers } = raw
    const called = { method, path: pathOf(originalUrl), headers: headerTexts(headers) }
    const written = await reception(called, limit => readBody(raw, limit), gone.signal)
    // Nobody is there any more.
    if (written === null) return reply.hijack()
    if (open.isClosing) reply.header('connection', 'close')
    return reply
      .code(written.status)
      .headers({ ...written.headers, 'content-type': 'application/json' })
      .send(bytesOf(written))
  })
  return app
}

const bytesOf = ({ body }: Written): Buffer => Buffer.from(JSON.stringify(body ?? {}))
