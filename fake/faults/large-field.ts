import type { WireReply, WireStep } from '../wire.ts'
import { withLine, withoutLine } from './head-lines.ts'
import { aroundFirst } from './json-text.ts'
import { body, head } from './pieces.ts'

const START = '"padding":"'
const PADDING = Buffer.alloc(65_536, 'p')

/** Sends a reply whose object begins with a text of `bytes` bytes, never held in memory. */
export function sendLarge(reply: WireReply, bytes: number): WireStep[] {
  const { before, after } = aroundFirst(reply.body)
  const first = Buffer.concat([before, Buffer.from(START)])
  const last = Buffer.concat([Buffer.from('"'), after])
  const unframed = withoutLine(withoutLine(reply.head, 'content-length'), 'transfer-encoding')
  const length = first.length + bytes + last.length
  return [
    head(withLine(unframed, `Content-Length: ${length}`)),
    body(first),
    { do: 'fill', part: 'body', bytes: PADDING, total: bytes },
    body(last),
    { do: 'next' },
  ]
}
