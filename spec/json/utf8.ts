/** The range of the second byte after each lead byte, and the length (Unicode table 3-7). */
const leads = [
  { from: 0xc2, to: 0xdf, low: 0x80, high: 0xbf, length: 2 },
  { from: 0xe0, to: 0xe0, low: 0xa0, high: 0xbf, length: 3 },
  { from: 0xe1, to: 0xec, low: 0x80, high: 0xbf, length: 3 },
  { from: 0xed, to: 0xed, low: 0x80, high: 0x9f, length: 3 },
  { from: 0xee, to: 0xef, low: 0x80, high: 0xbf, length: 3 },
  { from: 0xf0, to: 0xf0, low: 0x90, high: 0xbf, length: 4 },
  { from: 0xf1, to: 0xf3, low: 0x80, high: 0xbf, length: 4 },
  { from: 0xf4, to: 0xf4, low: 0x80, high: 0x8f, length: 4 },
] as const

const isContinuation = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x80 && byte <= 0xbf

/** Gives the length in bytes of the UTF-8 character at `at`, or 0 where none stands there (RFC 3629). */
export function characterLength(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) return 0
  if (byte < 0x80) return 1
  const lead = leads.find(({ from, to }) => byte >= from && byte <= to)
  const second = bytes[at + 1]
  if (lead === undefined || second === undefined) return 0
  if (second < lead.low || second > lead.high) return 0
  for (let next = at + 2; next < at + lead.length; next += 1) {
    if (!isContinuation(bytes[next])) return 0
  }
  return lead.length
}

/** Gives the first byte after the broken character at `at`, so that a broken character is found once. */
export function afterBrokenCharacter(bytes: Uint8Array, at: number): number {
  let next = at + 1
  while (isContinuation(bytes[next])) next += 1
  return next
}
