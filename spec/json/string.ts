import type { Report, TokenEnd } from './token.ts'
import { stop } from './token.ts'
import { afterBrokenCharacter, characterLength } from './utf8.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const escapes = new Set([...'"\\/bfnrt'].map(letter => letter.charCodeAt(0)))

function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return -1
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

/** The code unit of the `\u` escape at `at`, or the byte at which it is no such escape. */
function codeUnit(bytes: Uint8Array, at: number): { unit: number } | { broken: number } {
  let unit = 0
  for (let next = at + 2; next < at + 6; next += 1) {
    const digit = hexDigit(bytes[next])
    if (digit < 0) return { broken: next }
    unit = unit * 16 + digit
  }
  return { unit }
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

function lowFollows(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== BACKSLASH || bytes[at + 1] !== 0x75) return false
  const next = codeUnit(bytes, at)
  return 'unit' in next && isLow(next.unit)
}

function scanEscape(bytes: Uint8Array, at: number, report: Report): TokenEnd {
  const letter = bytes[at + 1]
  if (letter !== 0x75) {
    const known = letter !== undefined && escapes.has(letter)
    return known
      ? { end: at + 2, clean: true }
      : stop(at + 1, 'one of "\\/bfnrtu after a backslash')
  }
  const code = codeUnit(bytes, at)
  if ('broken' in code) return stop(code.broken, 'four hexadecimal digits after \\u')
  if (isHigh(code.unit) && lowFollows(bytes, at + 6)) return { end: at + 12, clean: true }
  if (!isHigh(code.unit) && !isLow(code.unit)) return { end: at + 6, clean: true }
  const shown = code.unit.toString(16)
  report('lone-surrogate', at, `half a character, the escape \\u${shown},`)
  return { end: at + 6, clean: true }
}

/** Reads the string whose opening quote is at `at`; `clean` says that its bytes are UTF-8. */
export function scanString(bytes: Uint8Array, at: number, report: Report): TokenEnd {
  let next = at + 1
  let clean = true
  while (true) {
    const byte = bytes[next]
    if (byte === undefined) return stop(next, 'the closing quote of a string')
    if (byte === QUOTE) return { end: next + 1, clean }
    if (byte < 0x20) return stop(next, 'an escape in place of a control character')
    if (byte === BACKSLASH) {
      const escaped = scanEscape(bytes, next, report)
      if ('stopped' in escaped) return escaped
      next = escaped.end
      continue
    }
    const length = characterLength(bytes, next)
    if (length === 0) {
      report('invalid-utf8', next, 'bytes of a string that are not UTF-8,')
      clean = false
    }
    next = length === 0 ? afterBrokenCharacter(bytes, next) : next + length
  }
}

const lenient = new TextDecoder('utf-8', { ignoreBOM: true })

/** Gives the text of a scanned string, quotes included in `bytes`: escapes undone, broken characters replaced. */
export function readString(bytes: Uint8Array): string {
  const text = lenient.decode(bytes)
  return bytes.includes(BACKSLASH) ? String(JSON.parse(text)) : text.slice(1, -1)
}
