import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { Ending, Exchange, Received, Sent } from './exchange.ts'

/** Bytes as a JSON string: themselves where they are UTF-8, else base64. */
export type Encoded = { readonly body: string; readonly bodyEncoding: 'utf8' | 'base64' }

/** What was sent, as the record holds it. */
export type RecordedSent = Omit<Sent, 'body' | 'raw'> &
  Encoded & {
    /** Every byte written on a bare socket; absent where the pooled client wrote. */
    readonly raw?: string
    readonly rawEncoding?: 'utf8' | 'base64'
  }

/** One exchange as the record holds it. */
export type RecordedExchange = {
  readonly id: number
  readonly check: string
  readonly sent: RecordedSent
  readonly received: (Omit<Received, 'body'> & Encoded) | null
  readonly ended: Ending
  readonly cause: string | null
  readonly connectMs: number | null
  readonly firstByteMs: number | null
  readonly totalMs: number
  /** Of the exchange as JSON without this field. */
  readonly sha256: string
}

const encode = (bytes: Uint8Array): { text: string; encoding: 'utf8' | 'base64' } =>
  isUtf8(bytes)
    ? { text: Buffer.from(bytes).toString('utf8'), encoding: 'utf8' }
    : { text: Buffer.from(bytes).toString('base64'), encoding: 'base64' }

const decode = (text: string, encoding: 'utf8' | 'base64'): Uint8Array =>
  Buffer.from(text, encoding)

const encodeBody = (bytes: Uint8Array): Encoded => {
  const { text, encoding } = encode(bytes)
  return { body: text, bodyEncoding: encoding }
}

const encodeRaw = (raw: Uint8Array | null): Pick<RecordedSent, 'raw' | 'rawEncoding'> => {
  if (raw === null) return {}
  const { text, encoding } = encode(raw)
  return { raw: text, rawEncoding: encoding }
}

/** Gives the SHA-256 of an exchange as it stands in the record, in hexadecimal. */
export const sha256Of = (exchange: Omit<RecordedExchange, 'sha256'>): string =>
  createHash('sha256').update(JSON.stringify(exchange)).digest('hex')

/** Writes an exchange into its form for the record. */
export const recordExchange = (exchange: Exchange): RecordedExchange => {
  const { sent, received } = exchange
  const { method, path, headers } = sent
  const plain = {
    id: exchange.id,
    check: exchange.check,
    sent: { method, path, headers, ...encodeBody(sent.body), ...encodeRaw(sent.raw) },
    received:
      received === null
        ? null
        : { status: received.status, headers: received.headers, ...encodeBody(received.body) },
    ended: exchange.ended,
    cause: exchange.cause,
    connectMs: exchange.connectMs,
    firstByteMs: exchange.firstByteMs,
    totalMs: exchange.totalMs,
  }
  return { ...plain, sha256: sha256Of(plain) }
}

/** Reads an exchange back out of its form for the record. */
export const readExchange = (recorded: RecordedExchange): Exchange => {
  const { sha256: _, sent, received, ...rest } = recorded
  // A record of an earlier kit may lack what this one measures.
  const { cause = null, connectMs = null, firstByteMs = null } = recorded
  const { method, path, headers, raw, rawEncoding } = sent
  return {
    ...{ ...rest, cause, connectMs, firstByteMs },
    sent: {
      method,
      path,
      headers,
      body: decode(sent.body, sent.bodyEncoding),
      raw: raw === undefined ? null : decode(raw, rawEncoding ?? 'utf8'),
    },
    received:
      received === null
        ? null
        : {
            status: received.status,
            headers: received.headers,
            body: decode(received.body, received.bodyEncoding),
          },
  }
}
