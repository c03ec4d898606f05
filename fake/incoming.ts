import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FakeRequest } from './reply.ts'

/** Gives a request that came over HTTP as a value, with its target as it was sent and its whole body. */
export function requestOf(
  { method = '', headers }: IncomingMessage,
  target: string,
  body: Buffer,
): FakeRequest {
  const mark = target.indexOf('?')
  return {
    method,
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark + 1),
    headers: textsOf(headers),
    body,
  }
}

// Of all request headers node gives Set-Cookie alone as a list, and no client sends it.
const haveTexts = (headers: IncomingHttpHeaders): headers is FakeRequest['headers'] =>
  headers['set-cookie'] === undefined

function textsOf(headers: IncomingHttpHeaders): FakeRequest['headers'] {
  if (haveTexts(headers)) return headers
  const texts = Object.entries(headers).map(([name, value]): [string, string | undefined] => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  return Object.fromEntries(texts)
}
