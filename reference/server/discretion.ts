import type { Refusal } from '../../spec/dialect.ts'

/** Takes what was quoted of a body out of its refusal where a credential of the request, or the server's token, stands in that body. */
export function discreet(
  refusal: Refusal,
  body: Uint8Array,
  {
    authorization,
    token,
  }: { readonly authorization?: string | undefined; readonly token?: string },
): Refusal {
  const credential = authorization?.slice(authorization.indexOf(' ') + 1).trim()
  const secrets = [credential, token].filter(secret => secret !== undefined && secret !== '')
  const held = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  // By the body, for a quotation may hold a part of the secret, which nothing finds.
  if (!secrets.some(secret => secret !== undefined && held.includes(secret))) return refusal
  return { kind: refusal.kind, detail: 'the body: expected a request of this dialect, got another' }
}
