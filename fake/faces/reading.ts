import type { Dialect, Read } from '../../spec/dialect.ts'
import { readJson } from '../../spec/request.ts'
import { sentence } from '../../spec/sentences.ts'
import { redactionOf, secretsOf } from '../redaction.ts'
import type { FakeRequest } from '../reply.ts'

/** Reads the bytes of a request's body in a dialect. */
export function readBody(
  dialect: Dialect,
  { body, size = body.length }: Pick<FakeRequest, 'body' | 'size'>,
  model: string | undefined,
): Read {
  const { bodyLimit } = dialect
  if (size > bodyLimit) {
    const detail = `the body: expected at most ${bodyLimit} bytes, got ${size}`
    return { refusal: { kind: 'too-large', detail } }
  }
  const read = readJson(body)
  if ('value' in read) return dialect.read(read.value, model === undefined ? {} : { model })
  return {
    refusal: { kind: 'unreadable', detail: sentence(read.flaw), findings: [read.flaw] },
  }
}

/** Takes what was quoted out of a refusal where the token, or a credential of the request, may be in it. */
export function discreet(
  read: Read,
  { body, headers }: FakeRequest,
  token: string | undefined,
): Read {
  if ('asked' in read) return read
  const secrets = [...secretsOf(headers), ...(token ? [token] : [])]
  const redaction = redactionOf(secrets)
  const { kind, detail } = read.refusal
  // By the body, for a quotation may hold a part of the secret, which nothing finds.
  if (redaction.text(detail) === detail && redaction.bytes(body) === body) return read
  return { refusal: { kind, detail: 'the body: expected a request of protocol v1, got another' } }
}
