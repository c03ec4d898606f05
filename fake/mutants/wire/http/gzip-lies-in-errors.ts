import type { Mutant } from '../../../mutant.ts'
import { editRefused, withHeader } from '../../edit.ts'

/** An error path that writes around the compressor. */
export const gzipLiesInErrors: Mutant = {
  id: 'gzip-lies-in-errors',
  breaks: 'HTTP-CONTENT-CODING',
  says: 'Says gzip of refusals it sends as they are.',
  reply: editRefused((reply, { headers }) =>
    headers['accept-encoding'] === 'gzip' ? withHeader(reply, 'content-encoding', 'gzip') : reply,
  ),
}
