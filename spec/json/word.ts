/** A word that may stand for a value: three are JSON, the others are what some writers make of a float. */
export type Word = { readonly text: string; readonly kind?: 'nan' | 'infinity' }

const words: Readonly<Record<string, Word>> = {
  t: { text: 'true' },
  f: { text: 'false' },
  n: { text: 'null' },
  N: { text: 'NaN', kind: 'nan' },
  I: { text: 'Infinity', kind: 'infinity' },
}
const byFirstByte = new Map(
  Object.entries(words).map(([letter, word]) => [letter.charCodeAt(0), word]),
)
const minusInfinity: Word = { text: '-Infinity', kind: 'infinity' }

/** Gives the word a value that begins at `at` can only be, or undefined where it is no word. */
export function wordAt(bytes: Uint8Array, at: number): Word | undefined {
  const byte = bytes[at]
  if (byte === 0x2d && bytes[at + 1] === 0x49) return minusInfinity
  return byte === undefined ? undefined : byFirstByte.get(byte)
}

/** Counts how many bytes from `at` on agree with `text`, one byte a character. */
export function agreement(bytes: Uint8Array, at: number, text: string): number {
  let count = 0
  while (count < text.length && bytes[at + count] === text.charCodeAt(count)) count += 1
  return count
}
