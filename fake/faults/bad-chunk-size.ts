import type { DeliveryFault } from '../fault.ts'
import { inChunks } from './chunks.ts'
import { body, head } from './pieces.ts'

/** Sends a chunk size that is no number. */
export const badChunkSize: DeliveryFault = {
  id: 'bad-chunk-size',
  says: 'Sends the body in chunks and letters in place of the first chunk size, then ends the connection (FIN).',
  at: 'delivery',
  deliver: reply => {
    const { head: first, body: chunks } = inChunks(reply)
    const rest = chunks.subarray(chunks.indexOf('\r\n'))
    return [head(first), body(Buffer.concat([Buffer.from('size'), rest])), { do: 'close' }]
  },
}
