import { isUtf8 } from 'node:buffer'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { isDeeperThan, isObject } from '../../spec/json-object.ts'
import { DEEPEST } from '../script/problem.ts'
import { LARGEST_BODY } from './proxy.ts'

/** The body of a reply as a script writes it: a text, a JSON value, or bytes in base64. */
export type WrittenBody = unknown

// The keys that spell out how a body is written, and so cannot be the only key of one.
const spelledOut: ReadonlySet<string> = new Set(['text', 'json', 'base64'])

const coders: Readonly<Record<string, (bytes: Buffer, options: object) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** Takes the content coding off a body, so that it can be read; null where it has none that comes off (RFC 9110 section 8.4). */
export function decoded(body: Buffer, coding: string | undefined): Buffer | null {
  const decode = coders[coding?.trim().toLowerCase() ?? '']
  if (decode === undefined) return null
  try {
    return decode(body, { maxOutputLength: LARGEST_BODY })
  } catch {
    return null
  }
}

/**
 * Writes a body so that the script sends the same bytes: as JSON where compact JSON is what it is, else as text, else in base64.
 *
 * Text that a template would change, and characters an editor does not show, are written in base64.
 */
export function writtenBody(body: Buffer): WrittenBody {
  const text = isUtf8(body) ? body.toString() : null
  if (text === null || text.includes('{{') || hidden.test(text)) {
    return { base64: body.toString('base64') }
  }
  const value = compactJson(text)
  if (typeof value !== 'object' || value === null) return text
  const [only = '', ...others] = isObject(value) ? Object.keys(value) : []
  return others.length === 0 && spelledOut.has(only) ? { json: value } : value
}

// Control characters but for tab and line feed, the byte order mark, and line ends that YAML knows and people do not.
const hidden = /[^\P{Cc}\t\n]|[\ufeff\u2028\u2029]/u

/** Reads text as the JSON it is when it is written the way the fake writes JSON; undefined otherwise. */
function compactJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return !isDeeperThan(value, DEEPEST) && JSON.stringify(value) === text ? value : undefined
  } catch {
    return undefined
  }
}
