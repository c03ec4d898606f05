import type { JsonObject } from '../../spec/json-object.ts'
import { generatorOf } from '../distribution.ts'
import { shuffleKeys } from '../legal/key-order.ts'
import type { FakeReply } from '../reply.ts'
import type { HonestTraits } from './traits.ts'

/** Writes a body the way the server with these traits does: order of keys, white space. */
export function writeBody(value: unknown, traits: HonestTraits): Buffer {
  const ordered = traits.isShuffled
    ? shuffleKeys(value, generatorOf(`order ${traits.seed}`))
    : value
  return Buffer.from(
    traits.isPretty ? `${JSON.stringify(ordered, null, 2)}\n` : JSON.stringify(ordered),
  )
}

/** Gives `reply` the headers and the framing of the server with these traits. */
export function dressReply(reply: FakeReply, traits: HonestTraits): FakeReply {
  const isJson = reply.headers['content-type'] === 'application/json'
  const closes = traits.closes === 'always' || (traits.closes === 'errors' && reply.status >= 400)
  return {
    ...reply,
    headers: {
      ...reply.headers,
      ...(isJson && { 'content-type': traits.contentType }),
      ...(traits.isChunked && { 'transfer-encoding': 'chunked' }),
      ...(closes && { connection: 'close' }),
    },
  }
}

/** Rewrites a refusal into the status and the envelope of the server with these traits; Allow is kept. */
export function dressRefusal(reply: FakeReply, detail: string, traits: HonestTraits): FakeReply {
  const { 'www-authenticate': challenge, ...others } = reply.headers
  const status = statusOf(reply.status, traits)
  const asked = status === 401 && challenge !== undefined
  const headers = asked ? { ...others, 'www-authenticate': `${challenge} realm="decider"` } : others
  const { 'content-type': _json, ...bare } = headers
  if (traits.envelope === 'empty') return { status, headers: bare, body: Buffer.alloc(0) }
  if (traits.envelope === 'html') {
    const page = `<!doctype html><title>${status}</title><h1>${status}</h1>\n`
    return { status, headers: { ...bare, 'content-type': 'text/html' }, body: Buffer.from(page) }
  }
  return { status, headers, body: writeBody(envelopeOf(detail, traits), traits) }
}

function envelopeOf(detail: string, { envelope }: HonestTraits): JsonObject {
  if (envelope === 'object') return { error: { message: detail, type: 'invalid_request' } }
  if (envelope === 'list') return { detail: [{ loc: ['body'], msg: detail, type: 'value_error' }] }
  return { detail }
}

function statusOf(status: number, traits: HonestTraits): number {
  if (status === 400) return traits.unreadableStatus
  if (status === 401) return traits.unauthorizedStatus
  return status === 422 ? traits.brokenStatus : status
}
