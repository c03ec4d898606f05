import type { JsonFindingKind } from './finding.ts'

/** How a token ended: at which byte, or where reading had to stop and what was expected there. */
export type TokenEnd =
  | { readonly end: number; readonly clean: boolean }
  | { readonly stopped: number; readonly expected: string }

/** Takes a flaw inside a token that does not stop the reading. */
export type Report = (kind: JsonFindingKind, offset: number, says: string) => void

/** Ends a token at the byte where it can no longer become one. */
export const stop = (stopped: number, expected: string): TokenEnd => ({ stopped, expected })

/** Names a byte for a reader: itself where it can be seen, its number otherwise, `the end` where there is none. */
export function byteNamed(byte: number | undefined): string {
  if (byte === undefined) return 'the end'
  const isShown = byte > 0x20 && byte < 0x7f
  return isShown ? `"${String.fromCharCode(byte)}"` : `byte 0x${byte.toString(16).padStart(2, '0')}`
}
