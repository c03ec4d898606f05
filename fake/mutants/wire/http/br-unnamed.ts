import { brotliCompressSync } from 'node:zlib'
import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withBytes } from '../../edit.ts'

/** A gateway that cannot undo br, so it relays the bytes and drops the header that names the coding. */
export const brUnnamed: Mutant = {
  id: 'br-unnamed',
  breaks: 'HTTP-CONTENT-CODING',
  says: 'Sends a body in br without Content-Encoding to a request that accepts br.',
  reply: editAnswered((reply, { headers }) =>
    headers['accept-encoding']?.includes('br')
      ? withBytes(reply, brotliCompressSync(reply.body))
      : reply,
  ),
}
