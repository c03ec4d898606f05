import { stop, type TokenEnd } from './token.ts'

const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39

function afterDigits(bytes: Uint8Array, at: number): number {
  let next = at
  while (isDigit(bytes[next])) next += 1
  return next
}

/** Reads the number that begins at `at` with a minus or a digit (RFC 8259 section 6). */
export function scanNumber(bytes: Uint8Array, at: number): TokenEnd {
  const whole = bytes[at] === 0x2d ? at + 1 : at
  let next = afterDigits(bytes, whole)
  if (next === whole) return stop(next, 'a digit')
  if (bytes[whole] === 0x30 && next > whole + 1)
    return stop(whole + 1, 'no digit after a leading 0')
  if (bytes[next] === 0x2e) {
    const fraction = next + 1
    next = afterDigits(bytes, fraction)
    if (next === fraction) return stop(next, 'a digit after the decimal point')
  }
  const mark = bytes[next]
  if (mark === undefined || (mark | 0x20) !== 0x65) return { end: next, clean: true }
  const sign = bytes[next + 1]
  const exponent = sign === 0x2b || sign === 0x2d ? next + 2 : next + 1
  next = afterDigits(bytes, exponent)
  return next === exponent ? stop(next, 'a digit of the exponent') : { end: next, clean: true }
}

const FEWEST_DIGITS_BEYOND = 309
const latin = new TextDecoder('latin1')

/** Gives a number's text where it lies beyond a double (about 1.8e308), otherwise undefined; `at` to `end` is a number. */
export function overflowing(bytes: Uint8Array, at: number, end: number): string | undefined {
  const token = bytes.subarray(at, end)
  const hasExponent = token.includes(0x65) || token.includes(0x45)
  if (!hasExponent && token.length < FEWEST_DIGITS_BEYOND) return undefined
  const text = latin.decode(token)
  return Number.isFinite(Number(text)) ? undefined : text
}
