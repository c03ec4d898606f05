import type { FaultParameter } from '../fault.ts'
import type { WireReply, WireStep } from '../wire.ts'

/** Gives the first half of `bytes`, rounded down. */
export const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2)

/** Sends bytes of the head. */
export const head = (bytes: Buffer): WireStep => ({ do: 'write', part: 'head', bytes })

/** Sends bytes of the body. */
export const body = (bytes: Buffer): WireStep => ({ do: 'write', part: 'body', bytes })

/** Sends bytes that are no part of an HTTP response. */
export const other = (bytes: Buffer): WireStep => ({ do: 'write', part: 'other', bytes })

/** Sends a reply whole and in order, and takes the next request. */
export const whole = (reply: WireReply): WireStep[] => [
  head(reply.head),
  ...(reply.body.length === 0 ? [] : [body(reply.body)]),
  { do: 'next' },
]

/** How many bytes of an answer are sent. */
export const sentBytes: FaultParameter = {
  says: 'how many bytes are sent, counted from the status line on',
  least: 0,
  most: 1073741824,
  default: 100,
}

/** Sends the first `count` bytes of a reply, head and body counted as one. */
export function firstBytes(reply: WireReply, count: number): WireStep[] {
  const inBody = count - reply.head.length
  if (inBody <= 0) return [head(reply.head.subarray(0, count))]
  return [head(reply.head), body(reply.body.subarray(0, inBody))]
}

/** Lets the client read what was sent: an abort that arrives with bytes is shown by many clients as an end in order. */
export const settle: WireStep = { do: 'wait', ms: 20 }
