import type { Mutant } from '../../../mutant.ts'
import { editAnswered, withHeader } from '../../edit.ts'

/** A gateway that decodes the bytes and relays the header, where gzip was asked for. */
export const gzipLiesWhenAsked: Mutant = {
  id: 'gzip-lies-when-asked',
  breaks: 'HTTP-CONTENT-CODING',
  says: 'Says gzip and sends bytes that are not coded, to a request that accepts gzip.',
  reply: editAnswered((reply, { headers }) =>
    headers['accept-encoding'] === 'gzip' ? withHeader(reply, 'content-encoding', 'gzip') : reply,
  ),
}
