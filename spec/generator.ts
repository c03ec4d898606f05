import { hash } from 'node:crypto'

/** Makes a generator of numbers in [0, 1) from a text: sfc32 (PractRand), its state the text's SHA-256. */
export function generatorOf(text: string): () => number {
  // In one call and as hex, which costs a third of a Hash object with a Buffer.
  const digest = hash('sha256', text, 'hex')
  let a = Number.parseInt(digest.slice(0, 8), 16) | 0
  let b = Number.parseInt(digest.slice(8, 16), 16) | 0
  let c = Number.parseInt(digest.slice(16, 24), 16) | 0
  let counter = Number.parseInt(digest.slice(24, 32), 16) | 0
  return () => {
    const drawn = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + drawn) | 0
    return (drawn >>> 0) / 2 ** 32
  }
}
