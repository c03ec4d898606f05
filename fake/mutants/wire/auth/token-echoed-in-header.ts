import type { Mutant } from '../../../mutant.ts'
import { editWhen, withHeader } from '../../edit.ts'

/** Reflects request headers for debugging. */
export const tokenEchoedInHeader: Mutant = {
  id: 'token-echoed-in-header',
  breaks: 'AUTH-NO-ECHO',
  says: 'Gives the Authorization header back in a header.',
  reply: editWhen(
    (_, { headers }) => headers['authorization'] !== undefined,
    (reply, { headers }) => withHeader(reply, 'x-authorization', headers['authorization']),
  ),
}
