import type { Mutant } from '../../../mutant.ts'
import { editRefused, withBytes, withHeader, withStatus } from '../../edit.ts'

/** A gateway whose backend dies of bad input. */
export const malformed502: Mutant = {
  id: 'malformed-502',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers every request it ought to refuse with an HTML page of status 502.',
  reply: editRefused(reply =>
    withBytes(withHeader(withStatus(reply, 502), 'content-type', 'text/html'), '<h1>502</h1>'),
  ),
}
