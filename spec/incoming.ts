import type { About, Dialect, Read, Refusal } from './dialect.ts'
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
  incoming: IncomingBody,
  about: Pick<About, 'model'>,
): Read {
  const read = readBytes(incoming, dialect.bodyLimit)
  return 'refusal' in read ? read : dialect.read(read.value, about)
}

/** Reads the bytes of a body of `bodyLimit` bytes at most as JSON, or gives the refusal; never throws. */
export function readBytes(
  { body, size = body.length }: IncomingBody,
  bodyLimit: number,
): { readonly value: unknown } | { readonly refusal: Refusal } {
  if (size > bodyLimit) {
    const detail = `the body: expected at most ${bodyLimit} bytes, got ${size}`
    return { refusal: { kind: 'too-large', detail } }
  }
  const read = readJson(body)
  if ('value' in read) return read
  return {
    refusal: { kind: 'unreadable', detail: sentence(read.flaw), findings: [read.flaw] },
  }
}
