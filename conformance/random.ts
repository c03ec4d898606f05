import { createHash } from 'node:crypto'

/**
 * Makes a source of numbers in [0, 1) from a text: the same text gives the same row.
 *
 * A 32-bit counter through a mixing function (splitmix32): good enough for nonces and orders, not
 * for cryptography.
 */
export const seededRandom = (seed: string): (() => number) => {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  return () => {
    state = (state + 0x9e3779b9) | 0
    const once = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97)
    return ((twice ^ (twice >>> 15)) >>> 0) / 2 ** 32
  }
}
