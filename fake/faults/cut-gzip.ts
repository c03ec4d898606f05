import { gzipSync } from 'node:zlib'
import type { ReplyFault } from '../fault.ts'
import { half } from './pieces.ts'

/** Compresses and loses the end. */
export const cutGzip: ReplyFault = {
  id: 'cut-gzip',
  says: 'Sends the first half of the body compressed with gzip, with a length that fits it.',
  at: 'reply',
  edit: reply => ({
    ...reply,
    headers: { ...reply.headers, 'content-encoding': 'gzip' },
    body: half(gzipSync(reply.body)),
  }),
}
