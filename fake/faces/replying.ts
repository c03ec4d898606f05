import type { Written } from '../../spec/dialect.ts'
import { jsonReply } from '../json-reply.ts'
import type { FakeReply } from '../reply.ts'

/** Makes a reply of what a dialect wrote: compact JSON, or no body where it has none. */
export function replyOf({ status, headers, body }: Written): FakeReply {
  if (body !== undefined) return jsonReply(status, body, headers)
  return { status, headers: headers ?? {}, body: Buffer.alloc(0) }
}
