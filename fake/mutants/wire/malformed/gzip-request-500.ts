import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Decodes compressed bytes as text. */
export const gzipRequest500: Mutant = {
  id: 'gzip-request-500',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Fails with 500 on a request coded with gzip.',
  reply: refuseWhen(({ headers }) => headers['content-encoding'] === 'gzip', 500),
}
