import { isUtf8 } from 'node:buffer'

/** An object as JSON has it. */
export type JsonObject = { readonly [name: string]: unknown }

/** Says whether `value` is a JSON object. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads `bytes` as one JSON text in UTF-8 without a byte order mark (RFC 8259 section 8.1), or gives undefined. */
export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
