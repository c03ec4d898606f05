import { isObject, type JsonObject } from '../spec/json-object.ts'
import { generatorOf } from './distribution.ts'
import { answerHonestly } from './honest/answer.ts'
import { dressRefusal, dressReply, writeBody } from './honest/dress.ts'
import { type HonestTraits, traitsOf } from './honest/traits.ts'
import { parseJson } from './json.ts'
import { envelopeExtras, HEALTH_EXTRAS } from './legal/extra-fields.ts'
import { leaveOut } from './legal/unknown.ts'
import type { RespondOptions } from './options.ts'
import type { FakeReply, FakeRequest } from './reply.ts'
import { respond } from './respond.ts'

export { type HonestTraits, traitsOf }

/** Answers as the legal server with these traits does; `occasion` counts its requests and decides the noise. */
export function respondHonestly(
  request: FakeRequest,
  options: RespondOptions,
  traits: HonestTraits,
  occasion: number,
): FakeReply {
  const { protocol, health } = traits
  const reply = respond(request, { protocol, health, ...options }, answerHonestly(traits, occasion))
  const body = parseJson(reply.body)
  const held = isObject(body) ? body : {}
  const detail = String(held['detail'] ?? held['error'] ?? 'unavailable')
  if (reply.status >= 400) return dressReply(dressRefusal(reply, detail, traits), traits)
  const whole = 'answers' in held ? answeredBody(held, traits, occasion) : healthBody(held, traits)
  return dressReply({ ...reply, body: writeBody(whole, traits) }, traits)
}

function answeredBody(body: JsonObject, traits: HonestTraits, occasion: number): JsonObject {
  const next = generatorOf(`left out ${traits.seed} ${occasion}`)
  const count = Object.keys(body['answers'] ?? {}).length
  const isLeftOut = next() < traits.unknownShare
  return {
    ...leaveOut(body, isLeftOut ? Math.floor(next() * count) : -1),
    ...(traits.hasLatency && { latency_ms: Math.round(next() * 20_000) / 100 }),
    ...(traits.hasUsage && { usage: { input_tokens: 41, output_tokens: count } }),
    ...(traits.hasExtras && envelopeExtras(occasion)),
  }
}

const healthBody = (body: JsonObject, { hasExtras }: HonestTraits): JsonObject =>
  hasExtras ? { ...body, ...HEALTH_EXTRAS } : body
