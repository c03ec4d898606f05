import { chunkOf, LAST_CHUNK } from '../frame.ts'
import type { WireReply } from '../wire.ts'
import { hasLine, withLine, withoutLine } from './head-lines.ts'

/** Gives a reply with its body in chunks: as it is where it has them, else in one. */
export function inChunks({ head, body }: WireReply): WireReply {
  if (hasLine(head, 'transfer-encoding')) return { head, body }
  const chunks = body.length > 0 ? [chunkOf(body), LAST_CHUNK] : [LAST_CHUNK]
  return {
    head: withLine(withoutLine(head, 'content-length'), 'Transfer-Encoding: chunked'),
    body: Buffer.concat(chunks),
  }
}

/** Gives chunks of which the first says a size that is one too small; a first chunk without bytes stays. */
export function withSmallerSize(chunks: Buffer): Buffer {
  const end = chunks.indexOf('\r\n')
  const size = Number.parseInt(chunks.toString('latin1', 0, end), 16)
  const smaller = Buffer.from(Math.max(0, size - 1).toString(16))
  return Buffer.concat([smaller, chunks.subarray(end)])
}
