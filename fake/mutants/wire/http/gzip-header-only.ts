import type { Mutant } from '../../../mutant.ts'
import { editWhen, withHeader } from '../../edit.ts'

/** A gateway that decodes the bytes and relays the header. */
export const gzipHeaderOnly: Mutant = {
  id: 'gzip-header-only',
  breaks: 'HTTP-CONTENT-CODING',
  says: 'Says gzip and sends bytes that are not coded.',
  reply: editWhen(
    () => true,
    reply => withHeader(reply, 'content-encoding', 'gzip'),
  ),
}
