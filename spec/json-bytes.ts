import type { JsonFinding } from './json/finding.ts'
import { Scan } from './json/scan.ts'

export {
  FINDINGS_PER_KIND,
  type JsonFinding,
  type JsonFindingKind,
  unreadableKinds,
} from './json/finding.ts'
export { DEPTH_LIMIT } from './json/scan.ts'

/** What a byte string holds: the value a strict reader gets from it, and every flaw on the way. */
export type JsonInspection = {
  /** The JSON value, or undefined where a strict reader has none. */
  readonly value: unknown
  /** By offset; at most 32 of each kind. */
  readonly findings: readonly JsonFinding[]
}

/**
 * Tells what raw bytes hold that JSON.parse hides, and where: byte order mark, bytes that are not
 * UTF-8, keys that come twice, NaN, numbers beyond a double, halves of characters, bytes after the text.
 *
 * Takes the bytes of one body; never throws, takes linear time and no stack. `value` is what
 * JSON.parse makes of the bytes once decoded as strict UTF-8, read on after a byte order mark.
 * A finding of `unreadableKinds` means there is no value. The scan ends at the first byte that
 * cannot belong to a JSON text, or where more than 512 objects and arrays are open.
 * Rules: RFC 8259 sections 4, 6, 8.1 and 8.2; RFC 3629.
 *
 * No package does this (looked at jsonc-parser 3, json-source-map, @humanwhocodes/momoa 3,
 * secure-json-parse 4, json-dup-key-validator): all read a decoded string, so what the decoder
 * swallowed is gone and offsets count UTF-16 units, and each finds at most one of these kinds.
 */
export function inspectJson(bytes: Uint8Array): JsonInspection {
  const { findings, readable } = new Scan(bytes).run()
  if (!readable) return { value: undefined, findings }
  // TextDecoder drops one byte order mark in front; the scan has reported it.
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return { value, findings }
}
