import { gzipSync } from 'node:zlib'
import type { Mutant } from '../../../mutant.ts'
import { editRefused, withBytes, withHeader } from '../../edit.ts'

/** An error page kept in one form, the compressed one. */
export const gzipErrorsAlways: Mutant = {
  id: 'gzip-errors-always',
  breaks: 'HTTP-CONTENT-CODING',
  says: 'Codes every refusal with gzip, asked or not.',
  reply: editRefused(reply =>
    withHeader(withBytes(reply, gzipSync(reply.body)), 'content-encoding', 'gzip'),
  ),
}
