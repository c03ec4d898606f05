import { gzipSync } from 'node:zlib'
import type { ReplyFault } from '../fault.ts'

/** Compresses unasked. */
export const gzip: ReplyFault = {
  id: 'gzip',
  says: 'Sends the body compressed with gzip, whether or not the client accepts it.',
  at: 'reply',
  edit: reply => ({
    ...reply,
    headers: { ...reply.headers, 'content-encoding': 'gzip' },
    body: gzipSync(reply.body),
  }),
}
