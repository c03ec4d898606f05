import { isUtf8 } from 'node:buffer'
import { characterLength } from '../../../spec/json/utf8.ts'
import { visibleLines } from '../visible.ts'
import type { Span } from './span.ts'

const ESCAPES = 0x20

/** Writes bytes as text a person can read: what is no UTF-8 as `\xNN`, what would act or hide as `\uNNNN`. */
export function legible(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return visibleLines(decoded(bytes))
  let text = ''
  let start = 0
  let at = 0
  while (at < bytes.length) {
    const length = characterLength(bytes, at)
    if (length > 0) {
      at += length
      continue
    }
    text += visibleLines(decoded(bytes.subarray(start, at))) + escaped(bytes[at] ?? ESCAPES)
    at += 1
    start = at
  }
  return text + visibleLines(decoded(bytes.subarray(start)))
}

// A byte order mark is what a finding may be about, so it is not dropped.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

const decoded = (bytes: Uint8Array): string => decoder.decode(bytes)

const escaped = (byte: number): string => `\\x${byte.toString(16).padStart(2, '0')}`

/** Widens a span until it cuts no character of UTF-8 in two. */
export function wholeCharacters(bytes: Uint8Array, { from, to }: Span): Span {
  return { from: startOf(bytes, from), to: to <= from ? to : endOf(bytes, to) }
}

const isWithin = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x80 && byte <= 0xbf

function startOf(bytes: Uint8Array, at: number): number {
  for (let back = 0; back < 4 && isWithin(bytes[at - back]); back += 1) {
    const start = at - back - 1
    if (start >= 0 && start + characterLength(bytes, start) > at) return start
  }
  return at
}

function endOf(bytes: Uint8Array, at: number): number {
  const start = startOf(bytes, at)
  return start === at ? at : start + characterLength(bytes, start)
}
