import type { About, Dialect, Read } from './dialect.ts'
import { readJson } from './request.ts'
import { sentence } from './sentences.ts'

/** The body of a request as bytes. */
export type IncomingBody = {
  readonly body: Uint8Array
  /** How many bytes it had, where `body` holds no more than the first of them. */
  readonly size?: number
}

/** Reads the bytes of a request's body in a dialect: what it asks, or its refusal; never throws. */
export function readIncoming(
  dialect: Pick<Dialect, 'bodyLimit' | 'read'>,
  { body, size = body.length }: IncomingBody,
  about: Pick<About, 'model'>,
): Read {
  const { bodyLimit } = dialect
  if (size > bodyLimit) {
    const detail = `the body: expected at most ${bodyLimit} bytes, got ${size}`
    return { refusal: { kind: 'too-large', detail } }
  }
  const read = readJson(body)
  if ('value' in read) return dialect.read(read.value, about)
  return {
    refusal: { kind: 'unreadable', detail: sentence(read.flaw), findings: [read.flaw] },
  }
}
