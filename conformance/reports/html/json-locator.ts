import { keysOf } from '../../../spec/pointer.ts'
import type { Span } from './span.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const opening: ReadonlySet<number> = new Set([0x7b, 0x5b])
const closing: ReadonlySet<number> = new Set([0x7d, 0x5d])

/** Where a pointer leads: the bytes of the value, and how many of its keys were found on the way. */
export type Located = { readonly span: Span; readonly depth: number }

/**
 * Finds the bytes of the value a JSON pointer leads to (RFC 6901), or of the deepest value on the way that is there.
 *
 * Takes any bytes and never throws: in what is no JSON it goes as far as it can. Of a key that
 * comes twice it takes the last, as JSON.parse does. Looked at json-source-map and jsonc-parser:
 * both count UTF-16 units of a decoded text, and the text to be shown may be no UTF-8.
 */
export function locate(bytes: Uint8Array, pointer: string): Located {
  let span = trimmed(bytes, { from: 0, to: bytes.length })
  let depth = 0
  for (const key of keysOf(pointer)) {
    const next = memberOf(bytes, span, key)
    if (next === null) break
    span = next
    depth += 1
  }
  return { span, depth }
}

const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

function trimmed(bytes: Uint8Array, { from, to }: Span): Span {
  let start = from
  let end = to
  while (start < end && isSpace(bytes[start])) start += 1
  while (end > start && isSpace(bytes[end - 1])) end -= 1
  return { from: start, to: end }
}

function memberOf(bytes: Uint8Array, within: Span, key: string): Span | null {
  const first = bytes[within.from]
  if (first === 0x5b) return itemAt(bytes, within, key)
  return first === 0x7b ? valueUnder(bytes, within, key) : null
}

function itemAt(bytes: Uint8Array, within: Span, key: string): Span | null {
  if (!/^(0|[1-9]\d*)$/.test(key)) return null
  let index = 0
  for (const span of partsOf(bytes, within)) {
    if (index === Number(key)) return span
    index += 1
  }
  return null
}

function valueUnder(bytes: Uint8Array, within: Span, key: string): Span | null {
  let found: Span | null = null
  for (const part of partsOf(bytes, within)) {
    const end = bytes[part.from] === QUOTE ? afterString(bytes, part.from, part.to) : part.from
    const value = trimmed(bytes, { from: end, to: part.to })
    if (bytes[value.from] !== COLON) continue
    if (nameOf(bytes.subarray(part.from, end)) !== key) continue
    found = trimmed(bytes, { from: value.from + 1, to: part.to })
  }
  return found
}

function nameOf(token: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(token))
  } catch {
    return undefined
  }
}

/** Gives what stands between the commas of an object or array, each without the space around it. */
function* partsOf(bytes: Uint8Array, { from, to }: Span): Generator<Span> {
  let start = from + 1
  let depth = 0
  let at = start
  while (at < to) {
    const byte = bytes[at] ?? 0
    if (depth === 0 && (byte === COMMA || closing.has(byte))) {
      const part = trimmed(bytes, { from: start, to: at })
      if (part.to > part.from) yield part
      if (byte !== COMMA) return
      start = at + 1
    }
    if (opening.has(byte)) depth += 1
    if (closing.has(byte)) depth -= 1
    at = byte === QUOTE ? afterString(bytes, at, to) : at + 1
  }
  // The text was cut off: what stands behind the last comma is its last part.
  const rest = trimmed(bytes, { from: start, to })
  if (rest.to > rest.from) yield rest
}

function afterString(bytes: Uint8Array, from: number, to: number): number {
  let at = from + 1
  while (at < to && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return Math.min(at + 1, to)
}
