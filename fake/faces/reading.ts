import type { Read } from '../../spec/dialect.ts'
import { redactionOf, secretsOf } from '../redaction.ts'
import type { FakeRequest } from '../reply.ts'

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
