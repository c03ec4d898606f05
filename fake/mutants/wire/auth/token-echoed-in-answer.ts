import type { Mutant } from '../../../mutant.ts'
import { bodyOf, editAnswered, withBody } from '../../edit.ts'

/** Names the caller by the token. */
export const tokenEchoedInAnswer: Mutant = {
  id: 'token-echoed-in-answer',
  breaks: 'AUTH-NO-ECHO',
  says: 'Gives the token, percent-encoded, in the body of an answer.',
  reply: editAnswered((reply, { headers }) =>
    withBody(reply, { ...bodyOf(reply), user: encodeURIComponent(headers['authorization'] ?? '') }),
  ),
}
