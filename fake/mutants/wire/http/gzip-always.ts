import { gzipSync } from 'node:zlib'
import type { Mutant } from '../../../mutant.ts'
import { editWhen, withBytes, withHeader } from '../../edit.ts'

/** A cache that keeps one form of every answer. */
export const gzipAlways: Mutant = {
  id: 'gzip-always',
  breaks: 'HTTP-CONTENT-CODING',
  says: 'Codes every response with gzip, asked or not.',
  reply: editWhen(
    () => true,
    reply => withHeader(withBytes(reply, gzipSync(reply.body)), 'content-encoding', 'gzip'),
  ),
}
