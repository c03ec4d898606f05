import type { FakeReply } from '../reply.ts'

/** Gives a redirect to the path it came for, which answers once no step of the script takes it any more (RFC 3986 section 5.2: a query alone keeps the path). */
export function redirect(reply: FakeReply, status: number): FakeReply {
  const { 'content-type': _gone, ...headers } = reply.headers
  return {
    ...reply,
    status,
    headers: { ...headers, location: '?redirected' },
    body: Buffer.alloc(0),
  }
}
