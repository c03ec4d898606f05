import { gzipSync } from 'node:zlib'
import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withBytes, withHeader } from '../../edit.ts'

/** Takes any Accept-Encoding for a wish for gzip. */
export const gzipForDeflate: Mutant = {
  id: 'gzip-for-deflate',
  breaks: 'HTTP-CONTENT-CODING',
  says: 'Codes with gzip where only deflate is accepted.',
  reply: editAnswered((reply, { headers }) =>
    headers['accept-encoding'] === 'deflate'
      ? withHeader(withBytes(reply, gzipSync(reply.body)), 'content-encoding', 'gzip')
      : reply,
  ),
}
