import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { isBearer } from '../spec/bearer.ts'
import { isObject } from '../spec/json-object.ts'
import { UnreadableBody } from './admin/body.ts'
import type { Administered, AdminRoute } from './admin/route.ts'
import { adminRoutes } from './admin/routes.ts'
import { type Door, openDoor } from './door.ts'
import { objectOf } from './expected.ts'
import type { Redaction } from './redaction.ts'
import { sleep } from './sleep.ts'

/** Where the admin API is served, and to whom. */
export type AdminOptions = {
  /** Default 0: any free port. */
  readonly port?: number
  /** Default 127.0.0.1. */
  readonly host?: string
  /** Every request needs `Authorization: Bearer <token>`. */
  readonly token: string
}

const BODY_LIMIT = 16 * 1_048_576

/** Serves the control of a fake over HTTP; rejects with one sentence when it cannot listen. */
export async function startAdmin(
  { host = '127.0.0.1', port = 0, token }: AdminOptions,
  administered: Administered,
  redaction: Redaction,
): Promise<Door> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // fastify has words of its own for a path it cannot decode.
    frameworkErrors: (_error, _request, { raw }) =>
      raw.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(undecodable)),
  })
  // A body that GET ignores would be expectations that nobody holds anything against.
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  const answered = answeredBy(app)
  const send = (reply: FastifyReply, status: number, value: unknown) =>
    reply
      .code(status)
      .type('application/json')
      .send(JSON.stringify(redaction.json(value)))
  app.addHook('onRequest', (request, reply, done) => {
    if (isBearer(request.headers.authorization, token)) done()
    else send(reply.header('www-authenticate', 'Bearer'), 401, unauthorized)
  })
  for (const route of adminRoutes) addRoute(app, route, administered, send)
  app.setNotFoundHandler((request, reply) => refuseRoute(request, reply, send))
  app.setErrorHandler((error, _request, reply) =>
    send(reply, statusOf(error), { detail: detailOf(error) }),
  )
  await app.ready()
  const door = await openDoor(app.server, { host, port })
  const close = async () => {
    await answered()
    await door.close()
  }
  return { ...door, close }
}

// Who waits for requests is told that the fake stops; a body that is still coming keeps nobody.
const LEAVING_MS = 100

/** Gives a function that waits until every request has its reply, and no longer than `LEAVING_MS`. */
function answeredBy(app: FastifyInstance): () => Promise<void> {
  const open = new Set<ServerResponse>()
  app.addHook('onRequest', (_request, { raw }, done) => {
    open.add(raw)
    raw.once('close', () => open.delete(raw))
    done()
  })
  return async () => {
    const over = new AbortController()
    const closing = [...open].map(each => once(each, 'close'))
    await Promise.race([Promise.all(closing), sleep(LEAVING_MS, over.signal)])
    over.abort()
  }
}

type Send = (reply: FastifyReply, status: number, value: unknown) => FastifyReply

const bodyless = 'the body: expected none with GET, got one. What is to be read goes with POST.'

const undecodable = { detail: 'the path: expected percent-encoded UTF-8, got another' }

const unauthorized = { detail: 'expected Authorization: Bearer and the token of the admin API' }

function addRoute(
  app: FastifyInstance,
  { method, path, query = [], answer }: AdminRoute,
  administered: Administered,
  send: Send,
): void {
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      const body = typeof request.body === 'string' ? request.body : ''
      if (method === 'GET' && body !== '') throw new TypeError(bodyless)
      const { status, value } = await answer(administered, {
        query: objectOf(request.query, 'the query', query),
        body,
        signal: left.signal,
      })
      return send(reply, status, value)
    },
  })
}

function refuseRoute(request: FastifyRequest, reply: FastifyReply, send: Send): FastifyReply {
  const [path] = request.url.split('?')
  const allow = adminRoutes.filter(route => route.path === path).map(({ method }) => method)
  if (allow.length === 0) {
    const known = [...new Set(adminRoutes.map(route => route.path))].join(', ')
    return send(reply, 404, { detail: `the path: expected one of ${known}, got another` })
  }
  const detail = `the method: expected ${allow.join(' or ')}, got ${request.method}`
  return send(reply.header('allow', allow.join(', ')), 405, { detail })
}

/** Gives the status of an error: of fastify its own, of a body that is no JSON 400, of what it says 422. */
function statusOf(error: unknown): number {
  if (error instanceof UnreadableBody) return 400
  if (error instanceof TypeError || isNamed(error, 'ScriptError')) return 422
  const { statusCode } = isObject(error) ? error : {}
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500
}

// By name, since a plain fake does without the file that holds the class.
const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name

const detailOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
