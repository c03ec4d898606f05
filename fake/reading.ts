import type { SystemOneRequest } from '../spec/nouns.ts'
import { parseRequest } from '../spec/request.ts'
import { sentence } from '../spec/sentences.ts'

/** Why a request is refused: the status it gets and a sentence for its author. */
export type Refusal = { readonly status: number; readonly detail: string }

const BODY_LIMIT = 1_048_576

/** Reads a request's body: what was asked, or the refusal it gets (400 no JSON, 413 too large, 422 not the protocol). */
export function readRequest(body: Buffer): { readonly request: SystemOneRequest } | Refusal {
  if (body.length > BODY_LIMIT) {
    const detail = `the body: expected at most ${BODY_LIMIT} bytes, got ${body.length}`
    return { status: 413, detail }
  }
  const parsed = parseRequest(body)
  if (parsed.ok) return { request: parsed.request }
  return {
    status: parsed.readable ? 422 : 400,
    detail: parsed.findings.map(sentence).join('; '),
  }
}
