import type { JsonObject } from '../spec/json-object.ts'
import type { SystemOneRequest } from '../spec/nouns.ts'
import { type Answering, answer } from './answer.ts'
import { matchesAny } from './glob.ts'
import { jsonReply, refuse } from './json-reply.ts'
import type { RespondOptions } from './options.ts'
import { readRequest } from './reading.ts'
import type { FakeReply, FakeRequest } from './reply.ts'
import { isBearer } from './token.ts'

const MODEL = 'fake-decider'

/** Answers a request as a conforming decider does; the same request, options and answering give the same bytes. */
export function respond(
  request: FakeRequest,
  options: RespondOptions = {},
  answering: Answering = answer,
): FakeReply {
  if (request.path === '/v1/systemone') return respondSystemone(request, options, answering)
  if (request.path === '/health') return respondHealth(request.method, options)
  return refuse(404, 'the path: expected /v1/systemone or /health, got another')
}

function respondSystemone(
  request: FakeRequest,
  options: RespondOptions,
  answering: Answering,
): FakeReply {
  if (request.method !== 'POST') return refuseMethod(request.method, 'POST')
  const { token, protocol = 'absent', model = MODEL } = options
  if (token !== undefined && !isBearer(request.headers['authorization'], token)) {
    return jsonReply(401, { error: 'unauthorized' }, { 'www-authenticate': 'Bearer' })
  }
  const asked = readRequest(request.body)
  if ('detail' in asked)
    return refuse(asked.status, withoutToken(asked.detail, request.body, token))
  const answers = answersOf(asked.request, options, answering)
  return jsonReply(200, protocol === 'absent' ? { model, answers } : { protocol, model, answers })
}

function answersOf(
  { state, questions }: SystemOneRequest,
  { seed = 'fake', omit = [] }: RespondOptions,
  answering: Answering,
): JsonObject {
  const answers: [string, JsonObject][] = []
  for (const [key, question] of Object.entries(questions)) {
    const given = matchesAny(key, omit) ? undefined : answering(question, state, seed)
    if (given !== undefined) answers.push([key, given])
  }
  // Object.fromEntries defines properties, so a key named __proto__ stays a key like any other.
  return Object.fromEntries(answers)
}

function respondHealth(
  method: string,
  { health = 'on', model = MODEL }: RespondOptions,
): FakeReply {
  if (health === 'off' || health === 404)
    return refuse(404, 'the path: this decider has no /health')
  if (health === 405) return refuse(405, 'the method: this decider has no /health', { allow: '' })
  if (method !== 'GET' && method !== 'HEAD') return refuseMethod(method, 'GET, HEAD')
  if (health === 503) return jsonReply(503, { status: 'loading', model })
  return jsonReply(200, { status: 'ok', model, device: 'cpu' })
}

// A refusal quotes the request, cut short, and a token may have strayed into its body.
function withoutToken(detail: string, body: Buffer, token: string | undefined): string {
  if (!token || !(detail.includes(token) || body.includes(token))) return detail
  return 'the body: expected a request of protocol v1, got another'
}

const refuseMethod = (method: string, allow: string): FakeReply =>
  refuse(405, `the method: expected ${allow}, got ${method}`, { allow })
