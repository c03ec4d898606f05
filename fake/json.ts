import { isUtf8 } from 'node:buffer'

/** Reads `bytes` as one JSON text in UTF-8 without a byte order mark (RFC 8259 section 8.1), or gives undefined. */
export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
