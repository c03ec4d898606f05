import type { DeliveryFault } from '../fault.ts'
import { inChunks, withSmallerSize } from './chunks.ts'
import { body, head } from './pieces.ts'

/** Sends a chunk that is longer than its size. */
export const wrongChunkSize: DeliveryFault = {
  id: 'wrong-chunk-size',
  says: 'Sends the body in chunks, the first of them 1 byte longer than its size says, then ends the connection (FIN).',
  at: 'delivery',
  deliver: reply => {
    const { head: first, body: chunks } = inChunks(reply)
    return [head(first), body(withSmallerSize(chunks)), { do: 'close' }]
  },
}
