import type { IncomingMessage } from 'node:http'
import { headerTexts } from '../spec/headers.ts'
import type { FakeRequest } from './reply.ts'

// What a body has beyond this many bytes is counted and dropped.
const READ_LIMIT = 64 * 1_048_576

/** Reads a body to its end and hands over its first bytes and its size; never does where the client leaves before. */
export function readBody(raw: IncomingMessage, done: (body: Buffer, size: number) => void): void {
  const chunks: Buffer[] = []
  let size = 0
  raw.on('data', (chunk: Buffer) => {
    if (size < READ_LIMIT) chunks.push(chunk.subarray(0, READ_LIMIT - size))
    size += chunk.length
  })
  raw.on('error', () => undefined)
  if (raw.headers.upgrade !== undefined) endWithSocket(raw)
  // Even where there is no body, so that pipelined requests are taken in their order. A copy, for a
  // chunk is a view of all that came at once.
  raw.once('end', () => done(Buffer.concat(chunks), size))
}

/** Breaks a request off that ends inside its body, as node does itself unless it asks for an upgrade as well. */
function endWithSocket(raw: IncomingMessage): void {
  const { socket } = raw
  const end = () => raw.destroy()
  socket.once('end', end)
  raw.once('end', () => socket.removeListener('end', end))
}

/** Gives a request that came over HTTP as a value, with its target as it was sent and the first bytes of its body, or all. */
export function requestOf(
  { method = '', headers }: IncomingMessage,
  target: string,
  body: Buffer,
  size = body.length,
): FakeRequest {
  const mark = target.indexOf('?')
  return {
    method,
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark + 1),
    headers: headerTexts(headers),
    body,
    ...(size > body.length && { size }),
  }
}
