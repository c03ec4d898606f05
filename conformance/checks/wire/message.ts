import type { Probe } from '../../probe.ts'
import { SYSTEMONE } from '../post.ts'
import { plainText } from './plain.ts'

/** A whole HTTP message, part by part; what is left out is as a well-formed one has it. */
export type Message = {
  /** The request line without its end, or the first bytes in its place. */
  readonly line?: string
  /** The Host line; null leaves it out. */
  readonly host?: string | null
  /** Header lines after Host, Authorization and Content-Type; by default the body's length. */
  readonly fields?: readonly string[]
  readonly body?: string
}

/** Writes a message to the endpoint, one character per byte. */
export function writeMessage(probe: Probe, message: Message = {}): Uint8Array {
  const { line = `POST ${probe.target(SYSTEMONE)} HTTP/1.1`, body = plainText } = message
  const { host = `Host: ${probe.host}`, fields = [`Content-Length: ${body.length}`] } = message
  const lines = [
    line,
    ...(host === null ? [] : [host]),
    ...(probe.tokenMark === null ? [] : [`Authorization: Bearer ${probe.tokenMark}`]),
    'Content-Type: application/json',
    ...fields,
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
}
