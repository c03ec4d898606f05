import { gzipSync } from 'node:zlib'
import type { Mutant } from '../../../mutant.ts'
import { editWhen, withBytes } from '../../edit.ts'

/** A gateway that strips the header and relays the bytes. */
export const gzipUnnamed: Mutant = {
  id: 'gzip-unnamed',
  breaks: 'HTTP-CONTENT-CODING',
  says: 'Sends bytes coded with gzip and does not say so.',
  reply: editWhen(
    () => true,
    reply => withBytes(reply, gzipSync(reply.body)),
  ),
}
