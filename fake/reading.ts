import type { SystemOneRequest } from '../spec/nouns.ts'
import { isRequest } from '../spec/validate.ts'
import { parseJson } from './json.ts'

/** Why a request is refused: the status it gets and a sentence for its author. */
export type Refusal = { readonly status: number; readonly detail: string }

const BODY_LIMIT = 1_048_576

/** Reads a request's body: what was asked, or the refusal it gets (400 no JSON, 413 too large, 422 not the protocol). */
export function readRequest(body: Buffer): { readonly request: SystemOneRequest } | Refusal {
  if (body.length > BODY_LIMIT) {
    return {
      status: 413,
      detail: `body: expected at most ${BODY_LIMIT} bytes, came ${body.length}`,
    }
  }
  const value = parseJson(body)
  if (value === undefined) return { status: 400, detail: 'body: expected one JSON text in UTF-8' }
  if (isRequest(value)) return { request: value }
  return { status: 422, detail: 'body: expected a request of protocol v1' }
}
