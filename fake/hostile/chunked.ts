import { chunkOf, LAST_CHUNK } from '../frame.ts'
import type { HostileTrait } from './trait.ts'

const LARGEST = 3
const MANY = 4096

/** Sends the body in many tiny chunks (RFC 9112 section 7.1), cut inside characters and numbers. */
export const chunked: HostileTrait = {
  id: 'chunked',
  says: 'Sends the body in many chunks of 1 to 3 bytes, cut inside characters and inside numbers.',
  share: 0.5,
  frame(wire, next) {
    const head = wire.head.toString('latin1')
    const [line, length] = /^content-length: (\d+)\r\n/im.exec(head) ?? []
    // A length that lies is a fault, and stays one.
    if (line === undefined || Number(length) !== wire.body.length || wire.body.length === 0) {
      return wire
    }
    const framed = head.replace(line, 'Transfer-Encoding: chunked\r\n')
    return { head: Buffer.from(framed, 'latin1'), body: chunk(wire.body, next) }
  },
}

/** Cuts bytes beyond ASCII and digits one by one, so that every character and number among them is cut. */
function chunk(body: Buffer, next: () => number): Buffer {
  const pieces: Buffer[] = []
  for (let from = 0; from < body.length; ) {
    const size = pieces.length < MANY ? sizeAt(body, from, next) : body.length - from
    pieces.push(chunkOf(body.subarray(from, from + size)))
    from += size
  }
  return Buffer.concat([...pieces, LAST_CHUNK])
}

function sizeAt(body: Buffer, from: number, next: () => number): number {
  const drawn = body.subarray(from, from + 1 + Math.floor(next() * LARGEST))
  const plain = drawn.findIndex(isAlone)
  return plain < 0 ? drawn.length : Math.max(1, plain)
}

/** Says whether a byte is a digit or part of a character beyond ASCII. */
const isAlone = (byte: number): boolean => byte >= 0x80 || (byte >= 0x30 && byte <= 0x39)
