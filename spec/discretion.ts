import type { Refusal } from './dialect.ts'
import { formsOf } from './secret-forms.ts'

/** Takes what was quoted of a body out of its refusal where a secret stands in either, in any form programs write it in. */
export function discreet(refusal: Refusal, body: Uint8Array, secrets: readonly string[]): Refusal {
  const held = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  // By the body as well, for a quotation may hold a part of the secret, which nothing finds.
  const isIn = (form: string) => held.includes(form) || refusal.detail.includes(form)
  if (!secrets.flatMap(formsOf).some(isIn)) return refusal
  return { kind: refusal.kind, detail: 'the body: expected a request of this dialect, got another' }
}
