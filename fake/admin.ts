import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { isObject } from '../spec/json-object.ts'
import { UnreadableBody } from './admin/body.ts'
import type { Administered, AdminRoute } from './admin/route.ts'
import { adminRoutes } from './admin/routes.ts'
import { type Door, openDoor } from './door.ts'
import type { Redaction } from './redaction.ts'
import { isBearer } from './token.ts'

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
  const app = fastify({ bodyLimit: BODY_LIMIT })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
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
  return openDoor(app.server, { host, port })
}

type Send = (reply: FastifyReply, status: number, value: unknown) => FastifyReply

const unauthorized = { detail: 'expected Authorization: Bearer and the token of the admin API' }

function addRoute(
  app: FastifyInstance,
  { method, path, answer }: AdminRoute,
  administered: Administered,
  send: Send,
): void {
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      const { status, value } = await answer(administered, {
        query: isObject(request.query) ? request.query : {},
        body: typeof request.body === 'string' ? request.body : '',
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
