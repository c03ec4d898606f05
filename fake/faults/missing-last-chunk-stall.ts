import type { DeliveryFault } from '../fault.ts'
import { LAST_CHUNK } from '../frame.ts'
import { inChunks } from './chunks.ts'
import { body, head } from './pieces.ts'

/** Leaves the end of a chunked body out and stays. */
export const missingLastChunkStall: DeliveryFault = {
  id: 'missing-last-chunk-stall',
  says: 'Sends the body in chunks without the last, empty one, and keeps the connection open.',
  at: 'delivery',
  deliver: reply => {
    const { head: first, body: chunks } = inChunks(reply)
    return [head(first), body(chunks.subarray(0, -LAST_CHUNK.length)), { do: 'hang' }]
  },
}
