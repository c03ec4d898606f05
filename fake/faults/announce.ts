import type { FakeReply } from '../reply.ts'

/** Gives `reply` with this Content-Length, whatever its body has. */
export function announce(reply: FakeReply, length: number | string): FakeReply {
  const { 'transfer-encoding': _gone, ...headers } = reply.headers
  return { ...reply, headers: { ...headers, 'content-length': String(length) } }
}
